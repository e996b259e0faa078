import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { findContentProblems } from '#schemas/content/find-problems.ts';
import { type ContentKind, contentFiles, contentKinds, type PartnerContent } from '#schemas/content/index.ts';
import { markupPictureProblems } from './markup-pictures.ts';
import { type PictureSizes, pictureSizes } from './picture-sizes.ts';
import { ContentError, readJson } from './read-json.ts';
import { unknownPictures } from './unknown-pictures.ts';

/** A partner's files, read and validated. */
type ReadContent = {
  content: PartnerContent;
  sizes: PictureSizes;
  /** Problems that do not prevent seeding: missing files, dangling ids, missing translations. */
  warnings: string[];
};

/**
 * Reads `content/*.json` and `images.json` of a partner's folder. A kind without a file is empty, so that a new partner
 * can grow file by file; `partner.json` is required.
 * @param imageOrigins additional origins whose images are shown
 * @throws ContentError with file, JSON path and reason for the problems of all files
 */
export function readContent(partnerFolder: string, imageOrigins: readonly string[] = []): ReadContent {
  const folder = relative(process.cwd(), partnerFolder);
  const problems: string[] = [];
  const warnings: string[] = [];
  const read = (kind: ContentKind): unknown => {
    const path = join(folder, 'content', `${kind}.json`);
    const isThere = existsSync(path);
    if (!isThere && kind !== 'partner') warnings.push(`${path}: missing, so there are no ${kind}`);
    try {
      const schema =
        kind === 'partner' ? z.preprocess(withLogoAsFact, contentFiles.partner) : contentFiles[kind];
      return readJson(path, isThere ? readFileSync(path, 'utf8') : emptyFile(kind), schema);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(error.message);
      return null;
    }
  };
  const content = Object.fromEntries(contentKinds.map((kind) => [kind, read(kind)])) as PartnerContent;
  const sizesFile = join(folder, 'images.json');
  const sizes = existsSync(sizesFile)
    ? readJson(sizesFile, readFileSync(sizesFile, 'utf8'), pictureSizes)
    : {};
  problems.push(...unknownPictures(content, sizes, folder));
  if (problems.length > 0) throw new ContentError(problems);
  warnings.push(...markupPictureProblems(content, folder, imageOrigins));
  warnings.push(...findContentProblems(content).map((problem) => `${content.partner.code}: ${problem}`));
  return { content, sizes, warnings };
}

/** Files from before November 2026 have the logo beside the facts. */
function withLogoAsFact(file: unknown): unknown {
  if (typeof file !== 'object' || file === null || !('logo' in file)) return file;
  const { logo, ...rest } = file;
  const { partner } = rest as { partner?: unknown };
  return typeof partner === 'object' ? { ...rest, partner: { logo, ...partner } } : file;
}

function emptyFile(kind: ContentKind): string {
  if (kind === 'partner') return '';
  if (kind === 'faqs') return '{"categories":[],"rows":[]}';
  return kind === 'boards' || kind === 'customer-boards' ? '{"types":[],"rows":[]}' : '{"rows":[]}';
}
