export type LanguageCode = 'ko' | 'en' | 'ja' | 'zh';

const words = {
  title: { ko: '예약', en: 'Reservation', ja: 'ご予約', zh: '预约' },
  visit: { ko: '방문 예약', en: 'Visit', ja: 'ご来院予約', zh: '到院预约' },
  treatment: { ko: '시술 예약', en: 'Treatment', ja: '施術予約', zh: '项目预约' },
  kind: { ko: '예약 종류', en: 'Kind of reservation', ja: 'ご予約の種類', zh: '预约类型' },
  close: { ko: '예약 창 닫기', en: 'Close the reservation', ja: '予約画面を閉じる', zh: '关闭预约窗口' },
  reset: { ko: '다시 입력', en: 'Start over', ja: '入力し直す', zh: '重新填写' },
  treatments: { ko: '시술 선택', en: 'Treatments', ja: '施術の選択', zh: '选择项目' },
  manager: {
    ko: '상담받고 싶은 의료진',
    en: 'Doctor you would like to see',
    ja: 'ご希望の医師',
    zh: '希望咨询的医生',
  },
  anyManager: { ko: '상관없음', en: 'Any doctor', ja: '指定なし', zh: '不指定' },
  day: { ko: '날짜', en: 'Date', ja: '日付', zh: '日期' },
  time: { ko: '시간', en: 'Time', ja: '時間', zh: '时间' },
  noTimes: {
    ko: '이날은 예약할 수 있는 시간이 없습니다.',
    en: 'No times are available on this day.',
    ja: 'この日はご予約いただける時間がありません。',
    zh: '当天没有可预约的时间。',
  },
  chooseDay: {
    ko: '날짜를 먼저 선택해 주세요.',
    en: 'Please choose a date first.',
    ja: '先に日付を選択してください。',
    zh: '请先选择日期。',
  },
  full: { ko: '마감', en: 'full', ja: '受付終了', zh: '已满' },
  closed: { ko: '예약 불가', en: 'not available', ja: '予約不可', zh: '不可预约' },
  person: { ko: '예약자 정보', en: 'Your details', ja: 'お客様情報', zh: '预约人信息' },
  name: { ko: '이름', en: 'Name', ja: 'お名前', zh: '姓名' },
  phone: { ko: '전화번호', en: 'Phone number', ja: '電話番号', zh: '联系电话' },
  memo: { ko: '요청 사항 (선택)', en: 'Message (optional)', ja: 'ご要望（任意）', zh: '备注（选填）' },
  consent: {
    ko: '예약을 위한 개인정보(이름, 전화번호) 수집·이용에 동의합니다.',
    en: 'I agree that my name and phone number are used for this reservation.',
    ja: 'ご予約のため、お名前と電話番号を利用することに同意します。',
    zh: '同意为预约收集和使用个人信息（姓名、电话）。',
  },
  submit: { ko: '예약 신청', en: 'Reserve', ja: '予約を申し込む', zh: '提交预约' },
  sending: {
    ko: '예약하는 중입니다…',
    en: 'Making your reservation…',
    ja: '予約しています…',
    zh: '正在预约…',
  },
  total: { ko: '예상 금액', en: 'Estimated price', ja: '概算料金', zh: '预估价格' },
  vatIncluded: { ko: 'VAT 포함', en: 'VAT included', ja: '税込', zh: '含税' },
  vatExcluded: { ko: 'VAT 별도', en: 'VAT excluded', ja: '税別', zh: '不含税' },
  consultation: { ko: '상담 후 안내', en: 'Consultation', ja: 'カウンセリングでご案内', zh: '面诊后报价' },
  nameMissing: {
    ko: '이름을 입력해 주세요.',
    en: 'Please enter your name.',
    ja: 'お名前を入力してください。',
    zh: '请输入姓名。',
  },
  phoneMissing: {
    ko: '연락받으실 전화번호를 정확히 입력해 주세요.',
    en: 'Please enter a phone number where we can reach you.',
    ja: 'ご連絡先の電話番号を正しく入力してください。',
    zh: '请正确输入联系电话。',
  },
  consentMissing: {
    ko: '개인정보 수집·이용에 동의해 주세요.',
    en: 'Please agree to the use of your personal data.',
    ja: '個人情報の取得・利用に同意してください。',
    zh: '请同意收集和使用个人信息。',
  },
  timeMissing: {
    ko: '예약 날짜와 시간을 선택해 주세요.',
    en: 'Please choose a date and time.',
    ja: 'ご予約の日時を選択してください。',
    zh: '请选择预约日期和时间。',
  },
  optionMissing: {
    ko: '예약할 시술을 선택해 주세요.',
    en: 'Please select a treatment for reservation.',
    ja: '予約する施術を選択してください。',
    zh: '请选择要预约的项目。',
  },
  tooMany: {
    ko: '한 번에 {most}개까지 예약할 수 있습니다. 나머지는 선택되지 않았습니다.',
    en: 'Up to {most} can be reserved at once. The others are not selected.',
    ja: '一度にご予約いただけるのは{most}件までです。残りは選択されていません。',
    zh: '一次最多可预约{most}项，其余项目未选中。',
  },
  moreTreatments: {
    ko: '다른 시술 더 보기',
    en: 'More treatments',
    ja: '他の施術を見る',
    zh: '查看更多项目',
  },
  before: { ko: '변경 전:', en: 'Before:', ja: '変更前：', zh: '变更前：' },
  gone: {
    ko: '더 이상 예약할 수 없어 선택에서 뺐습니다:',
    en: 'No longer available, so not selected:',
    ja: 'ご予約いただけなくなったため、選択から外しました：',
    zh: '已无法预约，因此取消选择：',
  },
  noTreatments: {
    ko: '예약할 수 있는 시술이 없습니다.',
    en: 'There are no treatments to reserve.',
    ja: 'ご予約いただける施術がありません。',
    zh: '暂无可预约的项目。',
  },
  failed: {
    ko: '연결하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    en: 'The connection failed. Please try again shortly.',
    ja: '接続できませんでした。しばらくしてからもう一度お試しください。',
    zh: '连接失败，请稍后重试。',
  },
  retry: { ko: '다시 시도', en: 'Try again', ja: '再試行', zh: '重试' },
  loading: { ko: '불러오는 중입니다…', en: 'Loading…', ja: '読み込んでいます…', zh: '正在加载…' },
} as const;

type Word = keyof typeof words;
export type Translate = (word: Word) => string;

/** Falls back to English for unsupported languages. */
export const languageOf = (code: string): LanguageCode =>
  (['ko', 'en', 'ja', 'zh'] as const).find((known) => code.startsWith(known)) ?? 'en';

export const translatorFor =
  (language: LanguageCode): Translate =>
  (word) =>
    words[word][language];

const locales = { ko: 'ko-KR', en: 'en-GB', ja: 'ja-JP', zh: 'zh-CN' };

/** The texts of a day for its cell and for screen readers. Formats in UTC, because a day has no time zone. */
export function dayNames(date: string, language: LanguageCode) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...options }).format(Date.parse(date));
  return {
    day: String(Number(date.slice(8))),
    month: format({ month: 'short' }),
    weekday: format({ weekday: 'short' }),
    whole: format({ month: 'long', day: 'numeric', weekday: 'long' }),
  };
}

// In Chinese, `¥` is the yuan.
const yen = { ko: '엔', ja: '円', zh: '日元' };

/** A price as on the site's pages. */
export function priceText(amount: number, currency: 'KRW' | 'JPY', language: LanguageCode): string {
  const digits = new Intl.NumberFormat('en-US').format(amount);
  if (currency === 'JPY') return language === 'en' ? `¥${digits}` : digits + yen[language];
  return language === 'ko' ? `${digits}원` : `₩${digits}`;
}
