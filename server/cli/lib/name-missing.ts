import { allPartners } from '#engine/operator/all-partners.ts';
import { OperatorCallError } from '#engine/operator/operator-call-error.ts';
import { CommandError } from './command.ts';
import type { Instance } from './instance.ts';
import { noPartner } from './no-partner.ts';

/** What calls name in their parameters and bodies. */
type Asked = {
  code?: string;
  number?: number;
  id?: number;
  of?: Reference;
  from?: Reference;
  to?: Reference | number;
};
type Reference = { revision?: number; draft?: number };

/** The same instance, whose "not found" names the partner, revision or draft that does not exist. */
export function namingMissing(instance: Instance): Instance {
  return {
    ...instance,
    async call(name, params, ...[body]) {
      try {
        return await instance.call(name, params, ...([body] as never));
      } catch (error) {
        if (!isNotFound(error)) throw error;
        throw (
          (await missingIn(instance, name, { ...params, ...(body as object | undefined) } as Asked)) ?? error
        );
      }
    },
  };
}

const isNotFound = (error: unknown) => error instanceof OperatorCallError && error.status === 404;

async function missingIn(instance: Instance, name: string, asked: Asked): Promise<CommandError | undefined> {
  const { code } = asked;
  if (code === undefined) return undefined;
  const codes = (await allPartners(instance.call)).map((row) => row.code);
  if (!codes.includes(code)) return noPartner(code, codes);
  if (name === 'cancelSchedule')
    return new CommandError(`${code} has no scheduled revision ${asked.number}.`);
  if (name === 'rollback' && asked.to === undefined)
    return new CommandError(`${code} has no earlier revision to go back to.`);
  for (const { revision, draft } of referencesIn(asked)) {
    if (
      revision !== undefined &&
      (await isMissing(() => instance.call('revision', { code, number: revision })))
    )
      return new CommandError(`${code} has no revision ${revision}. See: maru history ${code}`);
    if (draft !== undefined && (await isMissing(() => instance.call('draft', { code, id: draft }))))
      return new CommandError(`${code} has no draft ${draft}. See: maru draft ${code}`);
  }
  return undefined;
}

function referencesIn({ number: revision, id: draft, of, from, to }: Asked): Reference[] {
  const last = typeof to === 'number' ? { revision: to } : to;
  return [{ revision, draft }, of, from, last].filter((one) => one !== undefined);
}

async function isMissing(read: () => Promise<unknown>): Promise<boolean> {
  try {
    await read();
    return false;
  } catch (error) {
    return isNotFound(error);
  }
}
