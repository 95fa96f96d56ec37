import type { CataloguePage } from '#domain/catalogue/catalogue-page.ts';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { NO_MORE } from './texts.ts';

/** Whether a page after the last of a list was asked for: an old link, or a list that became shorter. */
export function isPastEnd({ page, pages }: CataloguePage): boolean {
  return page > pages;
}

/** What stands on such a page. Source: SEARCH-5. */
export function PastTheEnd({ first }: { first: string }) {
  return (
    <EmptyState
      title={NO_MORE}
      actions={
        <LinkButton look="primary" to={first}>
          Ir a la primera página
        </LinkButton>
      }
    >
      <p>Esta lista termina antes.</p>
    </EmptyState>
  );
}
