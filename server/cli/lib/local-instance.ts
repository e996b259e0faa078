import { errorOfResponse } from '#engine/operator/operator-call-error.ts';
import type { OperatorLanguage } from '#schemas/operator/finding.ts';
import { readEnvironment } from '#server/backend/environment.ts';
import { operatorErrorAnswer } from '#server/backend/http/operator-errors.ts';
import { siteServices } from '#server/backend/site-services.ts';
import { callLocally } from './call-locally.ts';
import { asCommandError } from './command.ts';
import { type Instance, localName } from './instance.ts';
import { openLocalDatabase } from './local-database.ts';
import { withRunningInstance } from './running-instance.ts';
import { hashOf } from './site-file.ts';

/** With the hash of DATABASE_URL, which may name another database tomorrow: MARU_DATA_DIR has notes on the files of all. */
const nameOf = ({ DATABASE_URL: address }: NodeJS.ProcessEnv): string =>
  address ? `${localName} ${hashOf(address)}` : localName;

/**
 * The instance of this checkout: its database, with or without a running backend.
 * @throws CommandError if there is no database yet, or it cannot be opened
 */
export async function localInstance(
  language: OperatorLanguage,
): Promise<Instance & { close: () => Promise<void> }> {
  const environment = withRunningInstance(asCommandError(() => readEnvironment()));
  const db = await openLocalDatabase(environment.database);
  const services = {
    ...siteServices(db, environment, (message) => process.stderr.write(`${message}\n`)),
    appKey: environment.appKey,
    filesDir: environment.partnersDir,
  };
  return {
    name: nameOf(process.env),
    siteUrl: environment.siteUrl,
    async call(name, params, ...[body]) {
      try {
        return (await callLocally(db, services, { name, params, body, language })) as never;
      } catch (error) {
        const { status, body: answer } = operatorErrorAnswer(error, language);
        if (status >= 500) throw error;
        throw errorOfResponse(name, status, answer);
      }
    },
    close: () => db.destroy(),
  };
}
