/** The only hosts that scripts may come from besides this one; the server's policy says the same. */
const hosts = ['https://www.googletagmanager.com', 'https://connect.facebook.net'];

interface Policies {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown;
}

type Queue = unknown[];

interface TrackedWindow {
  trustedTypes?: Policies;
  dataLayer?: Queue;
  fbq?: Pixel;
  _fbq?: Pixel;
}

interface Pixel {
  (...given: unknown[]): void;
  queue: Queue;
  loaded: boolean;
  version: string;
  push?: Pixel;
  callMethod?: (...given: unknown[]) => void;
}

const page = () => window as Window & TrackedWindow;

/** Google's tag manager, as its own instructions start it. */
export function loadTagManager(id: string): void {
  const layer = (page().dataLayer ??= []);
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  load(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
}

/** Meta's pixel, as its own instructions start it: what is said before its script has come waits in a queue. */
export function loadPixel(id: string): void {
  const pixel = ((...given: unknown[]) => {
    if (pixel.callMethod === undefined) pixel.queue.push(given);
    else pixel.callMethod(...given);
  }) as Pixel;
  Object.assign(pixel, { queue: [], loaded: true, version: '2.0', push: pixel });
  page().fbq ??= pixel;
  page()._fbq ??= pixel;
  load('https://connect.facebook.net/es_LA/fbevents.js');
  page().fbq?.('init', id);
  page().fbq?.('track', 'PageView');
}

let hasPolicy = false;

function load(address: string): void {
  if (!hasPolicy) {
    hasPolicy = true;
    // These scripts load others by plain texts, which Trusted Types refuse; let through are their own hosts alone.
    page().trustedTypes?.createPolicy('default', { createScriptURL: ownOrTheirs });
  }
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

function ownOrTheirs(address: string): string {
  const { origin, href } = new URL(address, location.href);
  if (origin === location.origin || hosts.includes(origin)) return href;
  throw new TypeError(`Scripts of ${origin} are not loaded here`);
}
