import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OperatorPopup } from '#schemas/operator/popup-calls.ts';
import { popupSettings } from '#schemas/site/popup-settings.ts';
import { PopupStage } from './PopupStage.tsx';

const popup: OperatorPopup = {
  id: 1,
  version: 'v',
  locations: ['/'],
  ratio: '1:1',
  direction: 'CENTER',
  isAutoPlacement: true,
  items: [],
};

/** The words on the stage. */
const shown = (slides: number, popupType: 'LAYER' | 'GRID') =>
  renderToStaticMarkup(
    <PopupStage
      running={[{ popup, url: '/files/han/a.webp', slides }]}
      settings={popupSettings.parse({ popupType })}
      device="PC"
      language="ja"
      theme={{ '--radius-l': '18px' }}
      window={{ width: 1280, height: 800 }}
    />,
  ).replaceAll(/<[^>]+>/g, '|');

test('popups have the controls that visitors see, in the language of the page', () => {
  expect(shown(1, 'LAYER')).toMatch(/今日は表示しない.*閉じる/);
  expect(shown(1, 'LAYER')).not.toMatch(/1 \/|すべて閉じる/);
  expect(shown(3, 'GRID')).toMatch(/1 \/ 3.*今日は表示しない.*すべて閉じる/);
});
