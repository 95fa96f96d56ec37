/** What of a browser's powers the pages use themselves: films fill the screen, addresses and passages are copied. */
const own = ['autoplay', 'clipboard-write', 'fullscreen', 'picture-in-picture'];
/** What no page of the school needs, nor anything that comes into one. */
const none = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The header that tells browsers so. */
export const permissionsPolicy = [...own.map((name) => `${name}=(self)`), ...none.map((name) => `${name}=()`)].join(
  ', ',
);
