import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const blocks = 'blocks';
const picture = join(blocks, '_ui', 'Image.tsx');

/** Whether a component shows pictures, directly or through an import. */
function showsPictures(file: string, seen = new Set<string>()): boolean {
  if (file === picture) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  if (/imageUrl\(/.test(code)) return true;
  return [...code.matchAll(/(?:from |import\()'((?:\.|#blocks\/)[^']+\.tsx)'/g)].some(([, path = '']) =>
    showsPictures(path.startsWith('#') ? path.slice(1) : join(dirname(file), path), seen),
  );
}

/** The types of all blocks that show pictures through the image route, according to their imports. */
export const blocksWithPictures: string[] = readdirSync(blocks).filter((type) => {
  const folder = join(blocks, type);
  if (type.startsWith('_') || !statSync(folder).isDirectory()) return false;
  return showsPictures(join(folder, 'index.tsx'));
});
