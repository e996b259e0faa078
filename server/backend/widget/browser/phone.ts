// Browsers get that file itself, under this name (../scripts.ts).
export { isPhone } from '#schemas/site/phone.ts';
