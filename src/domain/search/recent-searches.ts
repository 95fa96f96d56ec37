/** Something that was looked for and opened: a product's page, or the page of what a text finds. */
export interface RecentSearch {
  readonly title: string;
  readonly path: string;
}

const most = 5;

/** The list with one more in front, each path once, five at most. */
export function withRecent(recent: readonly RecentSearch[], added: RecentSearch): readonly RecentSearch[] {
  return [added, ...recent.filter(({ path }) => path !== added.path)].slice(0, most);
}
