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

interface Sheets {
  /** Those that the page is not shown without. */
  readonly waitedFor: readonly string[];
  /** The one that can come with its scripts. */
  readonly later?: string;
}

/** @param drawn the page; null where its scripts will draw it, which may show whatever they like. */
function sheetsOf({ styles, restStyles }: PageAssets, drawn: string | null): Sheets {
  if (restStyles === undefined) return { waitedFor: styles };
  const isWaitedFor = drawn === null || restStyles.isShownIn(drawn);
  return isWaitedFor
    ? { waitedFor: [...styles, restStyles.address] }
    : { waitedFor: styles, later: restStyles.address };
}

/** The first names the one that only pages of one's own have, whatever page they are opened from. */
function stylesOf({ waitedFor }: Sheets, ownStyles: string | undefined): readonly string[] {
  const own = ownStyles === undefined ? '' : ` data-own-styles="${ownStyles}"`;
  return waitedFor.map((href, place) => `<link rel="stylesheet" href="${href}"${place === 0 ? own : ''}>`);
}

/** @param laterStyles the sheet that is not there yet, for a page that can be read before its scripts run. */
function scriptsOf(assets: PageAssets, isDrawn: boolean, laterStyles: string | undefined): readonly string[] {
  const { scripts, preloads, afterFirstPaint } = assets;
  const [entry = ''] = scripts;
  if (isDrawn && afterFirstPaint !== undefined) {
    const styles = laterStyles === undefined ? '' : ` data-styles="${laterStyles}"`;
    const modules = preloads.join(' ');
    return [
      `<script type="module" src="${afterFirstPaint}" data-entry="${entry}" data-modules="${modules}"${styles}></script>`,
    ];
  }
  return [
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    ...scripts.map((src) => `<script type="module" src="${src}"></script>`),
  ];
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
): string {
  const isDrawn = state.router !== null;
  const sheets = sheetsOf(assets, isDrawn ? drawn : null);
  const head = [
    ...told.head,
    ...stylesOf(sheets, assets.ownStyles),
    ...scriptsOf(assets, isDrawn, sheets.later),
    ...told.structuredData.map((each) => `<script type="application/ld+json">${scriptJson(each)}</script>`),
  ].join('');
  const block = `<script id="${pageStateId}" type="application/json">${scriptJson(state)}</script>`;
  return drawn.replace('</head>', () => `${head}</head>`).replace('</body>', () => `${block}</body>`);
}
