import { preloadedFonts } from '#ui/kit/styles/fonts.ts';
import { pageStateId, type PageState } from '#ui/school/boot/page-state.ts';
import type { PageAssets } from './page-assets.ts';

/** JSON that may stand inside a script element: a `<` could otherwise end it. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** What a page says to others than its reader: messengers, readers of feeds, search engines. */
export interface ToldElsewhere {
  /** Elements of the head, written out. */
  readonly head: readonly string[];
  readonly structuredData: readonly object[];
}

/** @param isDrawn whether the page can be read before its scripts run; the shell of one's own pages cannot. */
function scriptsOf({ scripts, preloads, afterFirstPaint }: PageAssets, isDrawn: boolean): readonly string[] {
  const [entry = ''] = scripts;
  if (isDrawn && afterFirstPaint !== undefined) {
    const modules = preloads.join(' ');
    return [`<script type="module" src="${afterFirstPaint}" data-entry="${entry}" data-modules="${modules}"></script>`];
  }
  return [
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    ...scripts.map((src) => `<script type="module" src="${src}"></script>`),
  ];
}

/** A page as it is sent. */
export interface CompleteDocument {
  readonly html: string;
  /** The source by which its policy allows the styles that stand in it; not given: none do. */
  readonly styleSource?: string;
}

/**
 * The document as React has drawn it, with the files, the structured data and the state that React must not own: under
 * Trusted Types it could never create a script again, and a page that needs to would go blank.
 */
export function completeDocument(
  drawn: string,
  assets: PageAssets,
  state: PageState,
  told: ToldElsewhere = { head: [], structuredData: [] },
): CompleteDocument {
  const isDrawn = state.router !== null;
  const first = isDrawn ? assets.firstStyles?.of(drawn) : undefined;
  const sheets = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const head = [
    ...told.head,
    ...preloadedFonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    first === undefined ? sheets : `<style>${first.text}</style>`,
    ...scriptsOf(assets, isDrawn),
    ...told.structuredData.map((each) => `<script type="application/ld+json">${scriptJson(each)}</script>`),
  ].join('');
  const block = `<script id="${pageStateId}" type="application/json">${scriptJson(state)}</script>`;
  // At its end a sheet keeps nothing of the page from being painted.
  const end = first === undefined ? block : sheets + block;
  const html = drawn.replace('</head>', () => `${head}</head>`).replace('</body>', () => `${end}</body>`);
  return { html, ...(first !== undefined && { styleSource: first.source }) };
}
