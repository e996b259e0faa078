import { z } from 'zod';
import { infoRow } from '../api/info.ts';
import { popupRatio } from '../content/popups.ts';
import { labeled } from '../labeled.ts';
import { imagePath, isoDateTime, languageCode, localized, safeUrl } from '../primitives.ts';
import { popupDevice, popupDirection } from '../site/popup.ts';
import { ofPartner } from './member-calls.ts';
import { formKey, operatorCall, refusalBody } from './operator-call.ts';

/** A slide of a popup as operators write it. */
const popupSlide = z.strictObject({
  title: labeled(localized, {
    en: ['Title', 'Read aloud in place of the picture, so it describes what the picture shows.'],
    ko: ['제목', '화면 낭독기가 이미지 대신 읽습니다. 이미지의 내용을 적어 주세요.'],
  }),
  pcContent: labeled(imagePath.optional(), {
    en: ['Picture on computers', 'Without it the picture for phones is shown.'],
    ko: ['PC 이미지', '비워 두면 모바일 이미지가 표시됩니다.'],
  }),
  mobileContent: labeled(imagePath.optional(), {
    en: ['Picture on phones', 'Without it the picture for computers is shown.'],
    ko: ['모바일 이미지', '비워 두면 PC 이미지가 표시됩니다.'],
  }),
  linkTo: labeled(safeUrl.optional(), {
    en: ['Link', 'Where the picture leads: a path of this site or a web address.'],
    ko: ['링크', '이미지를 누르면 이동할 사이트 안 경로나 웹 주소입니다.'],
  }),
  devices: labeled(z.array(popupDevice).min(1), {
    en: ['Devices', 'Computers (PC), phones (MOBILE) or both.'],
    ko: ['기기', 'PC, 모바일 또는 둘 다입니다.'],
  }),
});

/** The part of a popup that operators write. Its order is the list's. */
export const popupBody = z.strictObject({
  startAt: labeled(isoDateTime.optional(), {
    en: ['Shown from', 'Without it from now on.'],
    ko: ['시작', '비워 두면 바로 표시됩니다.'],
  }),
  endAt: labeled(isoDateTime.optional(), {
    en: ['Shown until', 'Without it until it is removed.'],
    ko: ['종료', '비워 두면 삭제할 때까지 표시됩니다.'],
  }),
  locations: labeled(z.array(z.string().startsWith('/').max(300)).min(1).max(100), {
    en: [
      'Pages',
      'Paths without a language, such as /products, or keys of pages such as /products/{productId}.',
    ],
    ko: ['페이지', '언어를 뺀 경로(예: /products)나 페이지 키(예: /products/{productId})입니다.'],
    examples: [['/']],
  }),
  items: labeled(z.array(popupSlide).min(1).max(20), {
    en: ['Pictures', 'Several pictures follow each other every five seconds.'],
    ko: ['이미지', '여러 개면 5초마다 넘어갑니다.'],
  }),
  translatedPictures: labeled(z.record(imagePath, z.partialRecord(languageCode, imagePath)).optional(), {
    en: [
      'Pictures in other languages',
      'By the address of a picture, those shown in its place in other languages. Pictures that are not named keep theirs.',
    ],
    ko: [
      '다른 언어의 이미지',
      '이미지의 주소마다, 다른 언어에서 대신 표시되는 이미지입니다. 적지 않은 이미지는 그대로 둡니다.',
    ],
  }),
  ratio: labeled(popupRatio.default('3:4'), {
    en: ['Format on computers', 'Width to height.'],
    ko: ['PC 비율', '가로와 세로의 비율입니다.'],
  }),
  mobileRatio: labeled(popupRatio.optional(), {
    en: ['Format on phones', 'Width to height; without it that of the picture.'],
    ko: ['모바일 비율', '가로와 세로의 비율입니다. 비워 두면 이미지의 비율을 따릅니다.'],
  }),
  direction: labeled(popupDirection.default('CENTER'), {
    en: [
      'Place in the window',
      'Where popups stand that are shown all at once, or that are not placed by themselves.',
    ],
    ko: ['위치', '한꺼번에 보여 주거나 자동 배치하지 않는 팝업이 놓일 곳입니다.'],
  }),
  isAutoPlacement: labeled(z.boolean().default(true), {
    en: ['Placed by itself', 'In the middle of the window, whatever the place is.'],
    ko: ['자동 배치', '위치와 관계없이 화면 가운데에 표시합니다.'],
  }),
});
export type PopupBody = z.infer<typeof popupBody>;

export const operatorPopup = popupBody.extend({
  id: z.int().positive(),
  version: z.string().describe('Changes with every save.'),
});
export type OperatorPopup = z.infer<typeof operatorPopup>;

const ofPopup = z.strictObject({ ...ofPartner, id: z.coerce.number().int().positive() });
const done = z.strictObject({ done: z.literal(true) });
/** Somebody saved or deleted it since it was read. */
const stalePopup = refusalBody(409, 'POPUP_CHANGED', { popup: operatorPopup.nullable() });

export const popupCalls = {
  popups: operatorCall({
    name: 'popups',
    method: 'GET',
    path: '/operator/partners/{code}/popups',
    access: 'viewer',
    params: z.strictObject(ofPartner),
    response: z.strictObject({ rows: z.array(operatorPopup) }),
    summary: 'All popups in the order in which they are shown, also those that do not run now',
  }),
  createPopup: operatorCall({
    name: 'createPopup',
    method: 'POST',
    path: '/operator/partners/{code}/popups',
    access: 'publisher',
    params: z.strictObject(ofPartner),
    body: popupBody.extend({ key: formKey }),
    response: z.strictObject({ popup: operatorPopup }),
    refusals: { 409: stalePopup },
    summary: 'Add a popup after the others; visitors see it when it runs, without a publication',
  }),
  savePopup: operatorCall({
    name: 'savePopup',
    method: 'PUT',
    path: '/operator/partners/{code}/popups/{id}',
    access: 'publisher',
    params: ofPopup,
    body: z.strictObject({
      version: z.string().max(100).describe('The version that the change was made from.'),
      popup: popupBody,
    }),
    response: z.strictObject({ popup: operatorPopup }),
    refusals: { 409: stalePopup },
    summary: 'Change a popup; a late save is refused, and never overwrites',
  }),
  deletePopup: operatorCall({
    name: 'deletePopup',
    method: 'DELETE',
    path: '/operator/partners/{code}/popups/{id}',
    access: 'publisher',
    params: ofPopup,
    response: done,
    summary: 'Delete a popup',
  }),
  orderPopups: operatorCall({
    name: 'orderPopups',
    method: 'PUT',
    path: '/operator/partners/{code}/popup-order',
    access: 'publisher',
    params: z.strictObject(ofPartner),
    body: z.strictObject({ ids: z.array(z.int().positive()).max(1_000) }),
    response: done,
    summary: 'Put the popups into an order',
  }),
  clinicInfo: operatorCall({
    name: 'clinicInfo',
    method: 'GET',
    path: '/operator/partners/{code}/info',
    access: 'viewer',
    params: z.strictObject({ ...ofPartner, languageCode: languageCode.optional() }),
    response: z.strictObject({ row: infoRow }),
    summary: 'Facts, marketing and configuration of the clinic, as the site has them',
  }),
};
