import type { OperatorLanguage } from '#schemas/operator/finding.ts';
import { type Topic, topics } from '../outbox/recipients.ts';

/** Entries since the last mail, and when the latest arrived. */
type NewEntries = { clinic: string; counts: Record<Topic, number>; time: string };

/** A mail before its layout: a sentence, the text of the link, and why the mail came. */
export type MailText = { subject: string; sentence: string; link: string; why: string };

type Texts = {
  entries: (news: NewEntries) => MailText;
  reset: () => MailText;
  invitation: (clinic: string, until: string) => MailText;
};

const oneInEnglish = { inquiries: 'inquiry', reservations: 'reservation', articles: 'article' };
const manyInEnglish = { inquiries: 'inquiries', reservations: 'reservations', articles: 'articles' };
const inKorean = { inquiries: '상담 문의', reservations: '예약', articles: '게시글' };

/** The topics that have entries, with their numbers. */
const counted = ({ counts }: NewEntries) =>
  topics.filter((topic) => counts[topic] > 0).map((topic) => ({ topic, count: counts[topic] }));

const totalOf = (news: NewEntries) => counted(news).reduce((total, { count }) => total + count, 0);

/** The texts of mails, without anything that a visitor wrote. */
export const mailTexts: Record<OperatorLanguage, Texts> = {
  en: {
    entries: (news) => {
      const { clinic, time } = news;
      const parts = counted(news);
      const list = parts.map(
        ({ topic, count }) => `${count} new ${count === 1 ? oneInEnglish[topic] : manyInEnglish[topic]}`,
      );
      const what = new Intl.ListFormat('en').format(list);
      const [only] = parts;
      const isOne = totalOf(news) === 1 && only !== undefined;
      const one = only && `a new ${oneInEnglish[only.topic]}`;
      return {
        subject: `${clinic}: ${isOne ? one : what}`,
        sentence: isOne
          ? `${clinic}: ${one} arrived at ${time}.`
          : `${clinic}: ${what} arrived, the latest at ${time}.`,
        link: 'Open in the console',
        why: 'You get this mail because notifications for this clinic are on. Change them in your account:',
      };
    },
    reset: () => ({
      subject: 'Set a new password for Maru',
      sentence:
        'Somebody asked for a link to set a new password for your account. It works once, within 24 hours. If it was not you, ignore this mail: your password stays.',
      link: 'Set a new password',
      why: 'All devices are signed out when a new password is set.',
    }),
    invitation: (clinic, until) => ({
      subject: `Invitation to work on the site of ${clinic}`,
      sentence: `You are invited to work on the site of ${clinic}. The link works once, until ${until}.`,
      link: 'Accept the invitation',
      why: 'If you do not know this clinic, ignore this mail.',
    }),
  },
  ko: {
    entries: (news) => {
      const { clinic, time } = news;
      const what = counted(news)
        .map(({ topic, count }) => `${inKorean[topic]} ${count}건`)
        .join(', ');
      return {
        subject: `${clinic}: 새 ${what}`,
        sentence:
          totalOf(news) === 1
            ? `${clinic}: 새 ${what}이 ${time}에 접수되었습니다.`
            : `${clinic}: 새 ${what}이 접수되었습니다. 마지막 접수 시각은 ${time}입니다.`,
        link: '콘솔에서 열기',
        why: '이 병원의 알림 메일을 받도록 설정되어 있어 보내 드립니다. 계정 설정에서 바꿀 수 있습니다:',
      };
    },
    reset: () => ({
      subject: 'Maru 비밀번호 재설정',
      sentence:
        '계정의 비밀번호를 새로 정할 수 있는 링크를 보내 드립니다. 링크는 24시간 동안 한 번만 사용할 수 있습니다. 요청하신 적이 없다면 이 메일을 무시해 주세요. 지금 비밀번호는 바뀌지 않습니다.',
      link: '새 비밀번호 정하기',
      why: '비밀번호를 새로 정하면 모든 기기에서 로그아웃됩니다.',
    }),
    invitation: (clinic, until) => ({
      subject: `${clinic} 사이트 관리 초대`,
      sentence: `${clinic} 사이트를 함께 관리하도록 초대받으셨습니다. 링크는 ${until}까지 한 번만 사용할 수 있습니다.`,
      link: '초대 수락하기',
      why: '모르는 병원이라면 이 메일을 무시해 주세요.',
    }),
  },
};
