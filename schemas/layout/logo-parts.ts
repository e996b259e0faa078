import { z } from 'zod';
import { imagePath } from '#schemas/primitives.ts';
import { labeled } from '../labeled.ts';
import { bindable } from './binding.ts';
import { boundText } from './parts.ts';
import { clinicName } from './shared-labels.ts';

/** Fields of every logo. */
export const logoFields = {
  image: labeled(bindable(imagePath).optional(), {
    en: ['Picture', "Replaces the clinic's own logo."],
    ko: ['로고 이미지', '병원 정보의 로고 대신 표시됩니다.'],
    examples: ['/files/bomnal/logo.webp'],
  }),
  ratio: labeled(z.number().positive().default(4), {
    en: ['Aspect ratio', 'Width divided by height; reserves the space until the logo has loaded.'],
    ko: ['가로세로 비율', '너비를 높이로 나눈 값입니다. 로고가 뜨기 전에 자리를 잡아 둡니다.'],
  }),
};

/** The text that stands for a logo. */
export const logoAlt = labeled(boundText.optional(), {
  en: ['Alternative text', 'Read aloud instead of the logo. Leave it empty for the name of the clinic.'],
  ko: ['대체 텍스트', '화면 낭독기가 로고 대신 읽습니다. 비워 두면 병원 이름을 읽습니다.'],
  examples: [clinicName],
});
