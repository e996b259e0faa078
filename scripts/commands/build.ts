// npm run build: installs packages, builds fonts, JSON Schemas for editors and the site. It needs no database: for container
// images.
import { ensureBuild } from '../lib/ensure-build.ts';
import { ensureDeps } from '../lib/ensure-deps.ts';
import { ensureFonts } from '../lib/ensure-fonts.ts';
import { writeSiteSchemas } from '../lib/site-schemas.ts';

export default async function main(): Promise<void> {
  await ensureDeps();
  await ensureFonts();
  // Before the build, whose stamp covers them.
  await writeSiteSchemas();
  await ensureBuild();
}
