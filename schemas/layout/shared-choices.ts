import { choice } from '../choice.ts';

/** Background of a section. */
export const tone = choice({
  plain: ['Page background', '기본'],
  alt: ['Slight tint', '옅은 색'],
  accent: ['Accent color', '강조색'],
  dark: ['Dark', '어두운 색'],
});

/** Background of a section that is never dark. */
export const plainTone = choice({ plain: ['Page background', '기본'], alt: ['Slight tint', '옅은 색'] });

/** Whether a picture is dark or light, which decides the color of the text on it. */
export const imageTone = choice({
  dark: ['Dark picture', '어두운 사진'],
  light: ['Light picture', '밝은 사진'],
});

/** Place of a heading. */
export const align = choice({ start: ['Left', '왼쪽'], center: ['Center', '가운데'] });

/** Place of the text of an article. */
export const articleAlign = choice({ plain: ['Left', '왼쪽'], centered: ['Center', '가운데'] });

/** Look of the rows of a board. */
export const listLook = choice({
  soft: ['Tinted rows', '옅은 배경'],
  plain: ['Plain rows', '기본'],
  quiet: ['Quiet rows', '차분하게'],
});
