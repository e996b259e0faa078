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
  expect(directive(policy, 'style-src')).toBe("'self' 'sha256-abc='");
  expect(directive(policy, 'script-src')).toBe("'self'");
  expect(directive(policy, 'object-src')).toBe("'none'");
  expect(directive(policy, 'base-uri')).toBe("'none'");
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
