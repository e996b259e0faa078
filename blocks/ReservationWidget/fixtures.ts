import type { Fixtures } from '#blocks/_ui/fixtures.ts';

export const fixtures = {
  default: { data: {} },
  minimal: { data: { menuType: 'Type2' } },
  extreme: {
    data: {
      widgetUrl: 'https://widget.example.com/v2/reservation.js?partner=1',
      consultingReservationOnly: true,
      menuType: 'Type2',
      isMenuReversed: true,
      positionType: 'LEFT',
      treatmentSelectType: 'SINGLE',
      logoSrc: '/files/bomnal/logo.webp',
      widgetLogoUrl: 'https://widget.example.com/logo.png',
      gnbBackgroundColor: '#111',
      logoutButtonColor: '#222222',
      primary1Color: '#333333',
      primary2Color: '#444444',
      primary3Color: '#555555',
      buttonBackgroundColor: '#666666',
      buttonTextColor: '#ffffff',
      buttonHoverColor: '#777777',
      buttonHoverTextColor: '#fffffff0',
    },
  },
} satisfies Fixtures;
