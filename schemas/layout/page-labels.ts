import type { Label } from '../labeled.ts';

/** What operators read at the pages that every site has, by page key. */
export const pageLabels: Readonly<Record<string, Label>> = {
  '/': { en: ['Home', 'The first page of the site.'], ko: ['홈', '사이트의 첫 화면입니다.'] },
  '/terms/terms-of-service': {
    en: ['Terms of service', 'The terms of service.'],
    ko: ['이용약관', '이용약관 페이지입니다.'],
  },
  '/terms/privacy-policy': {
    en: ['Privacy policy', 'The privacy policy.'],
    ko: ['개인정보 처리방침', '개인정보 처리방침 페이지입니다.'],
  },
  '/info': {
    en: ['Location and hours', 'Directions, hours and contact.'],
    ko: ['오시는 길', '오시는 길, 진료 시간, 연락처 페이지입니다.'],
  },
  '/info/medical-charge': {
    en: ['Non-covered charges', 'Charges that health insurance does not cover.'],
    ko: ['비급여 진료비용', '비급여 진료비용 페이지입니다.'],
  },
  '/introduce': {
    en: ['About', 'The introduction of the clinic.'],
    ko: ['병원 소개', '병원 소개 페이지입니다.'],
  },
  '/introduce/staff': {
    en: ['Medical staff', 'Doctors and staff.'],
    ko: ['의료진', '의료진 소개 페이지입니다.'],
  },
  '/introduce/schedule': {
    en: ['Hours', 'Opening hours and the schedule of the staff.'],
    ko: ['진료 시간', '진료 시간과 의료진 일정 페이지입니다.'],
  },
  '/introduce/space': {
    en: ['Space and equipment', 'The rooms and the devices.'],
    ko: ['공간·장비', '공간과 장비 소개 페이지입니다.'],
  },
  '/products': { en: ['Treatments', 'All treatments.'], ko: ['시술 목록', '전체 시술 페이지입니다.'] },
  '/products/category/pick': {
    en: ['Choose a category', 'All categories of treatments.'],
    ko: ['카테고리 선택', '시술 카테고리를 고르는 페이지입니다.'],
  },
  '/products/category/{categoryId}': {
    en: ['Category', 'The treatments of one category.'],
    ko: ['카테고리', '카테고리 하나의 시술 목록 페이지입니다.'],
  },
  '/products/{productId}': {
    en: ['Treatment', 'One treatment.'],
    ko: ['시술 상세', '시술 하나의 페이지입니다.'],
  },
  '/products/{productId}/secret/{eventId}': {
    en: ['Secret event', 'One treatment with the prices of a secret event.'],
    ko: ['시크릿 이벤트', '시크릿 이벤트 가격을 적용한 시술 페이지입니다.'],
  },
  '/exhibitions': {
    en: ['Events', 'All events.'],
    ko: ['이벤트 목록', '전체 이벤트 페이지입니다.'],
  },
  '/exhibitions/{exhibitionId}': {
    en: ['Event', 'One event and its treatments.'],
    ko: ['이벤트 상세', '이벤트 하나의 페이지입니다.'],
  },
  '/boards/{boardTypeId}': {
    en: ['Board', 'Articles of the clinic on one board.'],
    ko: ['게시판', '병원이 쓰는 게시판 페이지입니다.'],
  },
  '/boards/{boardTypeId}/detail/{id}': {
    en: ['Article of a board', 'One article of the clinic.'],
    ko: ['게시글', '병원이 쓴 글 하나의 페이지입니다.'],
  },
  '/cscenter': {
    en: ['Customer center', 'Ways to get help.'],
    ko: ['고객센터', '고객센터 첫 페이지입니다.'],
  },
  '/cscenter/notice': { en: ['Notices', 'All notices.'], ko: ['공지사항', '공지사항 목록 페이지입니다.'] },
  '/cscenter/notice/{noticeId}': {
    en: ['Notice', 'One notice.'],
    ko: ['공지사항 상세', '공지사항 하나의 페이지입니다.'],
  },
  '/cscenter/faq': {
    en: ['Questions', 'Frequently asked questions.'],
    ko: ['자주 묻는 질문', '자주 묻는 질문 페이지입니다.'],
  },
  '/cscenter/contact': {
    en: ['Contact', 'Where visitors ask and reserve.'],
    ko: ['상담·예약', '상담하고 예약하는 페이지입니다.'],
  },
  '/cscenter/boards/{boardTypeId}': {
    en: ['Customer board', 'Articles of visitors on one board.'],
    ko: ['고객 게시판', '방문자가 글을 쓰는 게시판 페이지입니다.'],
  },
  '/cscenter/boards/{boardTypeId}/write': {
    en: ['Write an article', 'The form in which visitors write.'],
    ko: ['글쓰기', '방문자가 글을 쓰는 페이지입니다.'],
  },
  '/cscenter/boards/{boardTypeId}/detail/{id}': {
    en: ['Article of a visitor', 'One article of a visitor.'],
    ko: ['고객 글', '방문자가 쓴 글 하나의 페이지입니다.'],
  },
  '/search': { en: ['Search', 'Results of a search.'], ko: ['검색', '검색 결과 페이지입니다.'] },
  '/reservation/complete': {
    en: ['Reservation made', 'Shown after a reservation.'],
    ko: ['예약 완료', '예약한 뒤 표시되는 페이지입니다.'],
  },
  '/brandings': {
    en: ['Brand stories', 'All stories of the clinic.'],
    ko: ['브랜드 스토리 목록', '전체 브랜드 스토리 페이지입니다.'],
  },
  '/brandings/{brandingId}': {
    en: ['Brand story', 'One story of the clinic.'],
    ko: ['브랜드 스토리', '브랜드 스토리 하나의 페이지입니다.'],
  },
  '/landing': {
    en: ['Landing page', 'A page for advertisements, without the header.'],
    ko: ['랜딩 페이지', '헤더가 없는 광고용 페이지입니다.'],
  },
  '/ready': {
    en: ['Coming soon', 'Shown while the site is being prepared, without the header.'],
    ko: ['준비 중', '준비 중일 때 쓰는 헤더 없는 페이지입니다.'],
  },
  '/goodbye': {
    en: ['Goodbye', 'Shown after an account is closed, without the header.'],
    ko: ['탈퇴 완료', '회원 탈퇴 뒤 표시되는 헤더 없는 페이지입니다.'],
  },
  '/sign-up/welcome': {
    en: ['Welcome', 'Shown after signing up, without the header.'],
    ko: ['가입 완료', '회원 가입 뒤 표시되는 헤더 없는 페이지입니다.'],
  },
  '/event-ended': {
    en: ['Event ended', 'Shown instead of a page whose event is over.'],
    ko: ['이벤트 종료', '끝난 이벤트의 페이지 대신 표시됩니다.'],
  },
  '/after-notices': {
    en: ['Post-treatment instructions', 'All post-treatment instructions.'],
    ko: ['시술 후 주의사항', '시술 후 주의사항 전체 페이지입니다.'],
  },
  '/not-found': {
    en: ['Not found', 'Shown where there is no page.'],
    ko: ['찾을 수 없음', '페이지가 없을 때 표시됩니다.'],
  },
};
