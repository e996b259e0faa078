import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { nearest } from '#engine/resolve/nearest.ts';
import { registryOnDisk } from '#registry/manifest.disk.ts';
import type { Finding } from '#schemas/operator/finding.ts';
import { root } from '#scripts/bootstrap/paths.mjs';
import { ContentError } from '#server/backend/seed/read-json.ts';
import type { FactOptions } from '#server/facts/facts-of-database.ts';
import { offlineFacts } from '#server/facts/offline-facts.ts';
import { picturesInDatabase } from '#server/facts/uploaded-pictures.ts';
import {
  applyFixes,
  type CheckOptions,
  checkDocument,
  loadRules,
  readCheckConfig,
} from '#server/publishing/index.ts';
import { boardTypeIdsIn } from '#server/publishing/load-partner-facts.ts';
import { imageOrigins } from '#server/site/image/image-origins.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  type ExitCode,
  textOption,
} from '../lib/command.ts';
import type { Output } from '../lib/output.ts';
import { countFindings, printFindings } from '../lib/print-changes.ts';
import { partnerCodes, partnersFolder, readText, siteFileOf, writeText } from '../lib/site-file.ts';

type Target = { file: string; partner: string };
type Checked = Target & { findings: Finding[] };
/** A document that could not be checked, and why: it or its partner's content cannot be read. */
type Unchecked = Target & { message: string };

export const check: Command = {
  usage: '[partner | file …]',
  maxArgs: Number.POSITIVE_INFINITY,
  isLocal: true,
  details:
    "A file outside of a partner's folder needs --partner. Errors give exit code 1. Levels of rules: maru.config.json.",
  options: {
    partner: { type: 'string', value: 'code', summary: 'the partner whose facts the files are checked with' },
    fix: { type: 'boolean', summary: 'fix what needs no decision' },
    strict: { type: 'boolean', summary: 'warnings give exit code 1 too' },
  },
  async run(context) {
    const { out, options } = context;
    const config = readCheckConfig(root, await loadRules());
    const shared = { registry: await registryOnDisk(), config, imageOrigins: listedOrigins() };
    const uploaded = uploadedPictures(out);
    const checked: Checked[] = [];
    const unchecked: Unchecked[] = [];
    for (const target of targetsOf(context)) {
      const { file, partner } = target;
      try {
        const given = { ...shared, uploaded: await uploaded(partner), isFixed: options.fix === true };
        const findings = await checkFile(target, given);
        printFindings(findings, file, out);
        checked.push({ ...target, findings });
      } catch (error) {
        // The other partners are checked all the same: operators want to know everything at once.
        if (!(error instanceof CommandError)) throw error;
        unchecked.push({ ...target, message: error.message });
        out.note(`✗ ${error.message}`);
      }
    }
    const all = checked.flatMap(({ findings }) => findings);
    out.json({ checked, unchecked });
    if (checked.length > 0)
      out.line(`${checked.map(({ file }) => file).join(', ')}: ${countFindings(all, out.language)}.`);
    return unchecked.length > 0 ? 1 : exitCodeOf(all, options.strict === true);
  },
};

type CheckFileOptions = Omit<CheckOptions, 'partner'> &
  Pick<FactOptions, 'uploaded' | 'imageOrigins'> & { isFixed: boolean };

/**
 * The findings of a file, or with `isFixed` those that remain.
 * @throws CommandError if it or its partner's content cannot be read
 */
async function checkFile(
  { file, partner }: Target,
  { uploaded, imageOrigins, isFixed, ...shared }: CheckFileOptions,
): Promise<Finding[]> {
  const text = readText(file);
  const facts = await factsOf(join(partnersFolder(), partner), text, { uploaded, imageOrigins });
  const findings = await checkDocument(text, { ...shared, partner: facts });
  if (!isFixed || !findings.some(({ fix }) => fix)) return findings;
  const fixed = applyFixes(text, findings);
  writeText(file, fixed);
  return checkDocument(fixed, { ...shared, partner: facts });
}

function exitCodeOf(findings: readonly Finding[], isStrict: boolean): ExitCode {
  return findings.some(({ level }) => level === 'error' || (isStrict && level === 'warning')) ? 1 : 0;
}

function targetsOf(context: CommandContext): Target[] {
  const given = textOption(context, 'partner');
  const codes = partnerCodes();
  if (context.args.length === 0) return codes.map((code) => ({ file: siteFileOf(code), partner: code }));
  return context.args.map((arg) => {
    if (codes.includes(arg)) return { file: siteFileOf(arg), partner: arg };
    if (!existsSync(arg)) {
      const meant = nearest(arg, codes);
      throw new CommandError(
        `There is no partner and no file "${arg}".${meant ? ` Did you mean "${meant}"?` : ''}`,
        { exitCode: 2 },
      );
    }
    const partner = given ?? basename(dirname(resolve(arg)));
    if (!codes.includes(partner))
      throw new CommandError(`Which partner is "${arg}" for? Add --partner: one of ${codes.join(', ')}.`, {
        exitCode: 2,
      });
    return { file: arg, partner };
  });
}

/** The pictures that operators uploaded, as far as there is a database: without a readable one, files are checked all the same. */
function uploadedPictures(out: Output) {
  let isReadable = true;
  return async (partner: string): Promise<FactOptions['uploaded']> => {
    try {
      return isReadable ? await picturesInDatabase(partner) : undefined;
    } catch (error) {
      isReadable = false;
      out.note(
        `The database cannot be read, so pictures that operators uploaded are unknown: ${(error as Error).message}`,
      );
      return undefined;
    }
  };
}

/** @throws CommandError that names each invalid origin */
function listedOrigins(): readonly string[] {
  const origins = imageOrigins.safeParse(process.env.IMAGE_ORIGINS);
  if (origins.success) return origins.data;
  throw new CommandError(origins.error.issues.map(({ message }) => `IMAGE_ORIGINS: ${message}`).join('\n'));
}

async function factsOf(
  folder: string,
  document: string,
  options: Pick<FactOptions, 'uploaded' | 'imageOrigins'>,
): Promise<CheckOptions['partner']> {
  try {
    return await offlineFacts(folder, { ...options, boardTypeIds: boardTypeIdsIn(document) });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new CommandError(`The content of ${basename(folder)} is invalid:\n${error.message}`);
  }
}
