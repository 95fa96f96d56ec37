/** The drawings of `first-icons.svg`: what the first screens of the storefront show. */
export const firstIconNames = [
  'book-open',
  'bookmark',
  'cart',
  'check',
  'check-circle',
  'chevron-down',
  'chevron-right',
  'clock',
  'close',
  'filter',
  'gift',
  'menu',
  'play',
  'search',
  'share',
  'user',
] as const;
