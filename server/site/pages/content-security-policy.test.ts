import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { videoOriginsIn } from '#engine/domain/video/video-link.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

test('exactly the styles of the page are allowed, and no inline script', () => {
  const policy = contentSecurityPolicy(["'sha256-abc='"]);
  expect(directive(policy, 'style-src')).toMatch(/^'self' 'sha256-abc=' 'sha256-[\w+/]+='$/);
  expect(directive(policy, 'script-src')).toBe("'self'");
  expect(directive(policy, 'object-src')).toBe("'none'");
  expect(directive(policy, 'base-uri')).toBe("'none'");
});

test('the rule that react-aria puts into pages is allowed as it is in the installed version', () => {
  const library = join(createRequire(import.meta.url).resolve('react-aria/package.json'), '../dist/private');
  const code = readFileSync(join(library, 'interactions/usePress.mjs'), 'utf8');
  const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(code)?.[1] ?? '';
  const rule = /style\.textContent = `([^`]+)`\.trim\(\)/.exec(code)?.[1] ?? '';
  const css = rule.replace(/\$\{[^}]+\}/, attribute).trim();
  const hash = createHash('sha256').update(css).digest('base64');
  expect(directive(contentSecurityPolicy([]), 'style-src')).toContain(`'sha256-${hash}'`);
});

test('only a page with a video may frame its player', () => {
  expect(directive(contentSecurityPolicy([]), 'frame-src')).toBe("'self'");
  const html = '<figure data-video="https://player.vimeo.com/video/1084537?muted=1"></figure>';
  expect(directive(contentSecurityPolicy([], videoOriginsIn(html)), 'frame-src')).toBe(
    "'self' https://player.vimeo.com",
  );
});

test('the origins that a partner’s integrations declare are allowed, and no others', () => {
  const origin = 'https://widget.example.com';
  const policy = contentSecurityPolicy(['b{}'], [], {
    script: [origin],
    connect: [origin],
    style: ["'unsafe-inline'"],
  });
  expect(directive(policy, 'script-src')).toBe(`'self' ${origin}`);
  expect(directive(policy, 'connect-src')).toBe(`'self' ${origin}`);
  // Browsers would ignore it next to a hash.
  expect(directive(policy, 'style-src')).toBe("'self' 'unsafe-inline'");
  expect(directive(policy, 'img-src')).toBe("'self' data:");
});
