// @vitest-environment jsdom
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { answerCall, seesText, showPart } from '#tests/setup/console-screen.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { playFrame } from '../../testing/frame-for-test.ts';
import { usePicture } from './use-picture.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.stubGlobal('fetch', answerCall);

const origin = 'http://han.localhost';
const area = { left: 0, top: 0, width: 100, height: 50 };

function Picture({ text }: { text: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, onLoad } = usePicture(frame, { code: 'han', origin, text, marker: 'a', path: '/' });
  return (
    <>
      <iframe ref={frame} title={text} />
      <button type="button" onClick={onLoad}>
        Load {text}
      </button>
      <output>{`${text} ${state.kind}`}</output>
    </>
  );
}

/** Pictures whose frames the site answers with 401 unless their token is `accepted`. */
async function open(texts: string[], accepted: string) {
  let issued = 0;
  const issue = () => {
    issued += 1;
    return { token: `token-${issued}`, expiresAt: '2026-12-24T01:00:00Z', url: `${origin}/` };
  };
  const pictures = texts.map((text) => <Picture key={text} text={text} />);
  showPart(pictures, { 'POST /operator/partners/han/preview-tokens': issue });
  await vi.waitFor(
    () => expect(document.querySelectorAll('iframe')).toHaveLength(texts.length),
    waitTimeoutMs,
  );
  for (const iframe of document.querySelectorAll('iframe')) {
    const frame = playFrame(iframe, origin);
    frame.onCommand((command) => {
      if (command.type !== 'picture') return;
      const isAccepted = command.token === accepted;
      const answer = isAccepted ? { status: 200, html: '<p>', area } : { status: 401, html: '', area: null };
      frame.send({ type: 'pictured', serial: command.serial, ...answer });
    });
  }
  for (const button of document.querySelectorAll('button')) button.click();
  return { issued: () => issued };
}

test('pictures whose token has ended get the next one, for which only one of them asks', async () => {
  const { issued } = await open(['one', 'two'], 'token-2');
  await seesText('one shown');
  await seesText('two shown');
  expect(issued()).toBe(2);
});

test('a picture that is refused with a new token too has failed', async () => {
  const { issued } = await open(['three'], 'none');
  await seesText('three failed');
  expect(issued()).toBe(2);
});
