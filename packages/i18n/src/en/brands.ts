export const brands = {
  app: {
    open: 'Get the app',
    title: 'Get the app',
    scan: 'Scan with your phone to install the app.',
    picture: 'QR code that leads to the app',
    android: 'Android',
    ios: 'iOS',
    soon: 'Coming soon',
    soon_hint: 'We are working on it. You will read about it in your messages.',
    link: 'Open the link',
  },
} as const;
