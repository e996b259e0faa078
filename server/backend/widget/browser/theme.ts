/** Black or white, whichever is more legible on a hex color; black for other notations. */
function inkOn(color: string | undefined): string {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})/i.exec(color ?? '');
  if (!hex) return '#1b1b1d';
  const [red = 0, green = 0, blue = 0] = hex.slice(1).map((part) => Number.parseInt(part, 16));
  return (red * 299 + green * 587 + blue * 114) / 1000 > 140 ? '#1b1b1d' : '#ffffff';
}

/** The site's colors as CSS variables. */
export function colorVariables(colors: Record<string, string | undefined>): Record<string, string> {
  const primary1 = colors.primary1 ?? '#33415c';
  return {
    '--gnb': colors.gnbBackground ?? '#ffffff',
    '--gnb-ink': inkOn(colors.gnbBackground),
    '--reset': colors.logoutButton ?? '#55565b',
    '--primary1': primary1,
    '--primary2': colors.primary2 ?? primary1,
    '--primary3': colors.primary3 ?? '#f3f4f7',
    '--button': colors.buttonBackground ?? primary1,
    '--button-ink': colors.buttonText ?? '#ffffff',
    '--button-hover': colors.buttonHover ?? colors.primary2 ?? primary1,
    '--button-hover-ink': colors.buttonHoverText ?? colors.buttonText ?? '#ffffff',
  };
}

const common = `
:host { all: initial; font-family: inherit; }
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
dialog { display: flex; flex-direction: column; margin: 0; padding: 0; border: 0; max-width: none; max-height: none;
  background: #fff; color: #1b1b1d; font-size: 16px; line-height: 1.5; overflow: hidden; }
dialog:not([open]) { display: none; }
dialog::backdrop { background: rgb(20 20 22 / 55%); }
:lang(ko) { word-break: keep-all; }
:focus-visible { outline: 2px solid var(--primary1); outline-offset: 2px; }
.gnb { display: flex; flex: none; gap: 12px; align-items: center; padding: 8px 8px 8px 20px; background: var(--gnb);
  color: var(--gnb-ink); border-bottom: 1px solid #e3e3e6; }
.gnb img { height: 22px; max-width: 40%; object-fit: contain; object-position: left; }
h2 { flex: 1; margin: 0; font-size: 17px; font-weight: 700; }
button { font: inherit; cursor: pointer; }
.close { display: grid; place-items: center; width: 44px; height: 44px; padding: 0; border: 0; border-radius: 50%;
  background: none; color: inherit; }
.close svg { fill: none; stroke: currentcolor; stroke-width: 1.8; stroke-linecap: round; }
.menu { display: flex; flex: none; gap: 8px; padding: 12px 20px 0; }
.menu button { flex: 1; min-height: 44px; border: 0; background: none; color: #55565b; font-weight: 600; }
form { flex: 1; padding: 4px 20px 20px; overflow-y: auto; overscroll-behavior: contain; }
fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
legend { padding: 20px 0 8px; font-weight: 700; font-size: 15px; }
.note { margin: 0; color: #55565b; font-size: 14px; }
.error { margin: 6px 0 0; color: #b3161f; font-size: 13px; }
.error:empty { display: none; }
.alert { display: flex; gap: 12px; align-items: center; justify-content: space-between; margin: 0 0 12px; padding: 12px 14px;
  border-radius: 8px; background: #fdeeee; color: #8d1118; font-size: 14px; }
.alert:empty { display: none; }
.alert button { flex: none; min-height: 40px; padding: 0 12px; border: 1px solid currentcolor; border-radius: 6px;
  background: none; color: inherit; }
.days { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: 4px; }
.times { display: grid; grid-template-columns: repeat(auto-fill, minmax(76px, 1fr)); gap: 6px; }
.days .note, .times .note { grid-column: 1 / -1; }
.cell { position: relative; cursor: pointer; }
.cell input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
.cell-face { display: grid; place-items: center; align-content: center; min-height: 44px; border: 1px solid #d8d8dc;
  border-radius: 8px; font-size: 14px; font-variant-numeric: tabular-nums; }
.cell-face small { color: inherit; font-size: 11px; line-height: 1.3; }
.cell input:hover:not(:disabled, :checked) + .cell-face { border-color: var(--primary1); background: var(--primary3); }
.cell input:checked + .cell-face { border-color: var(--primary1); background: var(--button); color: var(--button-ink); }
.cell input:focus-visible + .cell-face { outline: 2px solid var(--primary1); outline-offset: 2px; }
.cell:has(:disabled) { cursor: not-allowed; }
.cell input:disabled + .cell-face { border-color: transparent; background: #f4f4f6; color: #6a6b70; }
/* Not the weekday: struck through, 일 would look like 월. */
.cell input:disabled + .cell-face > span { text-decoration: line-through; }
.product { border-top: 1px solid #e3e3e6; }
.more > summary { padding: 12px 0; border-top: 1px solid #e3e3e6; color: var(--primary2); font-weight: 600; font-size: 14px; cursor: pointer; }
.product summary { padding: 12px 0; font-weight: 600; font-size: 15px; cursor: pointer; }
.option { display: flex; gap: 10px; align-items: center; min-height: 44px; padding: 4px 0 4px 4px; font-size: 14px; cursor: pointer; }
.option input, .consent input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: var(--primary1); }
.option-name { flex: 1; }
.option-before { display: block; color: #8d1118; font-size: 13px; }
.option-price { flex: none; font-variant-numeric: tabular-nums; }
.field { margin-bottom: 12px; }
.field label { display: block; margin-bottom: 4px; font-size: 14px; }
.field input, .field textarea, .field select { width: 100%; min-height: 46px; padding: 10px 12px; border: 1px solid #85868b; border-radius: 8px;
  background: #fff; color: inherit; font: inherit; resize: vertical; }
.manager { margin: 0; padding-top: 20px; }
.manager label { margin-bottom: 8px; font-weight: 700; font-size: 15px; }
.field [aria-invalid=true] { border-color: #b3161f; }
.consent { display: flex; gap: 10px; align-items: flex-start; padding: 8px 0; font-size: 14px; cursor: pointer; }
.foot { flex: none; padding: 12px 20px max(16px, env(safe-area-inset-bottom)); border-top: 1px solid #e3e3e6; }
.total { display: flex; flex-wrap: wrap; gap: 0 8px; align-items: baseline; justify-content: space-between; margin: 0 0 10px; font-size: 14px; }
.total:empty { display: none; }
.total strong { font-size: 18px; }
.actions { display: flex; gap: 8px; }
.reset { min-height: 50px; padding: 0 14px; border: 0; background: none; color: var(--reset); text-decoration: underline; }
.submit { flex: 1; min-height: 50px; border: 0; border-radius: 8px; background: var(--button); color: var(--button-ink); font-weight: 700; }
.submit:hover { background: var(--button-hover); color: var(--button-hover-ink); }
.submit[aria-disabled=true] { cursor: progress; }
@media (prefers-reduced-motion: no-preference) {
  dialog[open] { animation: in .2s ease-out; }
  dialog[open]::backdrop { animation: dim .2s ease-out; }
}
@keyframes in { from { transform: var(--from); opacity: 0; } }
@keyframes dim { from { opacity: 0; } }
`;

/** Type1: a drawer at one side of the window, with a menu of tabs. */
const type1 = `
dialog { --from: translateX(32px); width: min(440px, 100%); height: 100dvh; inset: 0 0 0 auto; }
dialog.left { --from: translateX(-32px); inset: 0 auto 0 0; }
.menu button { border-bottom: 2px solid #e3e3e6; }
.menu button[aria-pressed=true] { border-color: var(--primary1); color: var(--primary2); }
`;

/** Type2: a bottom sheet on phones, a two-column card on wider screens, with a menu of pills. */
const type2 = `
dialog { --from: translateY(32px); width: 100%; height: min(92dvh, 900px); inset: auto 0 0 0; border-radius: 20px 20px 0 0; }
.menu { padding: 16px 20px 4px; }
.menu button { border: 1px solid #d8d8dc; border-radius: 999px; }
.menu button[aria-pressed=true] { border-color: var(--primary1); background: var(--primary3); color: #1b1b1d; }
.cell-face { border-radius: 999px; }
.days .cell-face { border-radius: 14px; }
@media (min-width: 820px) {
  dialog { width: min(860px, calc(100% - 48px)); height: min(86dvh, 760px); inset: 0; margin: auto; border-radius: 20px; }
  dialog.left { margin-left: 48px; }
  .sections { display: grid; grid-template-columns: 1fr 1fr; gap: 0 32px; align-items: start; }
  .sections > [data-section=treatments] { grid-row: span 2; }
  .sections > [data-section=manager] { grid-column: 1 / -1; }
}
`;

export const looks = { type1: common + type1, type2: common + type2 };
