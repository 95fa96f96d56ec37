import { type ComponentPropsWithRef, useCallback, useEffect, useMemo, useState } from 'react';

import { notHere } from '#ui/kit/feedback/not-here.ts';
import { Prose } from './prose.tsx';
import { useLive } from '#ui/kit/controls/use-live.ts';

/** Gives a plain text where there are no Trusted Types. */
type Purify = (html: string) => TrustedHTML | string;

let purifier: Purify | null = null;

/** Null when it cannot be fetched. */
async function loadPurifier(): Promise<Purify | null> {
  const file = await import('dompurify').catch(() => null);
  if (file === null) return null;
  const DOMPurify = file.default;
  purifier = (html) =>
    DOMPurify.sanitize(html, {
      USE_PROFILES: { html: true },
      ADD_ATTR: ['rel'],
      // A text asks for nothing: a field in it would be somebody's trap. Its look is the school's.
      FORBID_TAGS: ['form', 'input', 'button', 'textarea', 'select', 'option', 'dialog', 'style'],
      FORBID_ATTR: ['style'],
      RETURN_TRUSTED_TYPE: true,
    });
  return purifier;
}

export interface SafeHtmlProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** HTML that the school sanitised when it was published. */
  readonly html: string;
}

/**
 * The one place where HTML that came as text is shown. The server sanitised it when it came in and draws it as it is, and so it
 * stays in the page that it drew. What the browser itself puts on a page passes a sanitiser again first, because the API it came from
 * may be another's.
 */
export function SafeHtml({ html, ...rest }: SafeHtmlProps) {
  const isLive = useLive();
  const [purify, setPurify] = useState<Purify | null>(() => purifier);
  const [failures, setFailures] = useState(0);
  const take = useCallback((loaded: Purify | null) => {
    if (loaded === null) setFailures((count) => count + 1);
    else setPurify(() => loaded);
  }, []);
  const [drawn] = useState(isLive ? null : html);
  // What the server drew is in the page already: no sanitiser would take anything back.
  const stands = html === drawn;
  useEffect(() => {
    if (purify === null && !stands) void loadPurifier().then(take);
  }, [purify, stands, take]);

  // Trusted HTML is an object: a new one, though it says the same, would make React put the text on the page anew, and whatever
  // is selected or marked in it would be gone.
  const trusted = useMemo(() => (purify === null ? null : { __html: purify(html) }), [purify, html]);

  if (stands) {
    return <Prose key="drawn" {...rest} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
  }
  if (trusted !== null) return <Prose {...rest} dangerouslySetInnerHTML={trusted} />;
  if (failures > 0) return <notHere.View isInPage failures={failures} onRetry={() => void loadPurifier().then(take)} />;
  return <Prose {...rest} aria-busy />;
}
