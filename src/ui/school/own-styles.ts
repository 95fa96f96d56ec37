type Files<Module> = Readonly<Record<string, () => Promise<Module>>>;

/** Pages of one's own and of the office, and their frames, each with the style sheet that only they have: none is shown before it is there. */
export function withOwnStyles<Module>(files: Files<Module>): Files<Module> {
  return Object.fromEntries(
    Object.entries(files).map(([name, load]) => [name, async () => (await Promise.all([load(), ownStyles()]))[0]]),
  );
}

let coming: Promise<void> | null = null;

/**
 * Fetches the sheet where the page that was opened first came without it. One that does not come is told to the page as a script that
 * does not come, and asked for anew with the next page. Source: ERROR-2, ERROR-3.
 */
function ownStyles(): Promise<void> {
  const href = globalThis.document?.querySelector<HTMLLinkElement>('link[data-own-styles]')?.dataset['ownStyles'];
  if (href === undefined) return Promise.resolve();
  coming ??= fetchSheet(href).catch((reason: unknown) => {
    coming = null;
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: reason });
    window.dispatchEvent(event);
    if (!event.defaultPrevented) throw reason;
    // The page is loaded anew; whoever asked waits until then.
    return new Promise<never>(() => undefined);
  });
  return coming;
}

function fetchSheet(href: string): Promise<void> {
  return new Promise((come, fail) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => come();
    link.onerror = () => {
      link.remove();
      fail(new Error(`Unable to preload CSS for ${href}`));
    };
    document.head.append(link);
  });
}
