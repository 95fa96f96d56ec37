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

/** The sheets of a page; the first names the one that only pages of one's own have, whatever page they are opened from. */
function stylesOf({ styles, restStyles, ownStyles }: PageAssets, isWhole: boolean): readonly string[] {
  const later = ownStyles === undefined ? '' : ` data-own-styles="${ownStyles}"`;
  const all = isWhole && restStyles !== undefined ? [...styles, restStyles.address] : styles;
  return all.map((href, place) => `<link rel="stylesheet" href="${href}"${place === 0 ? later : ''}>`);
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
  const isWhole = !isDrawn || (assets.restStyles?.isShownIn(drawn) ?? true);
  const head = [
    ...told.head,
    ...stylesOf(assets, isWhole),
    ...scriptsOf(assets, isDrawn, isWhole ? undefined : assets.restStyles?.address),
    ...told.structuredData.map((each) => `<script type="application/ld+json">${scriptJson(each)}</script>`),
  ].join('');
  const block = `<script id="${pageStateId}" type="application/json">${scriptJson(state)}</script>`;
  return drawn.replace('</head>', () => `${head}</head>`).replace('</body>', () => `${block}</body>`);
}
