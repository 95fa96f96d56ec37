import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { cataloguePartOfPath } from '#domain/catalogue/catalogue-menu.ts';
import { Clock } from '#application/ports/clock.ts';
import { foundType } from '#domain/search/found-type.ts';
import { COMPACT_BELOW, type SearchableProduct } from '#domain/search/search.ts';
import { withQuery } from '#domain/shared/query-string.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import type { IconName } from '#ui/kit/controls/icon-names.ts';
import { SearchCombobox } from '#ui/kit/forms/search-combobox.tsx';
import type { SearchResult } from '#ui/kit/forms/search-results.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { NO_MORE } from '#ui/school/storefront/catalogue/texts.ts';
import { resultsPath, searchLabel, searchParameter, searchPlaceholder } from './search-texts.ts';
import { SearchStore } from './search-store.ts';

/** The search of the header, over everything published. Source: LAY-5, SEARCH-1 to 6. */
export const LiveSearch = observer(function LiveSearch({ typed, isFocused }: LiveSearchProps) {
  const store = useService(SearchStore);
  const now = useService(Clock).now();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (typed !== '') store.write(typed);
    if (isFocused) place.current?.querySelector('input')?.focus();
  }, [store, typed, isFocused]);
  const navigate = useNavigate();
  const leave = (title: string, path: string) => {
    store.remember({ title, path });
    store.clear();
  };
  const open = (title: string, path: string) => {
    leave(title, path);
    void navigate(path);
  };
  const words = store.typed.trim();
  const allResults = withQuery(resultsPath, { [searchParameter]: words });
  return (
    <div ref={place}>
      <SearchCombobox
        label={searchLabel}
        placeholder={searchPlaceholder}
        query={store.typed}
        startsUnfolded={isFocused && typed !== ''}
        onQueryChange={(next) => store.write(next)}
        results={
          store.shown?.map((product) => resultOf(product, store.found.total === 0 ? 'Quizá te sirva' : '', now)) ?? null
        }
        total={store.found.total}
        suggestions={suggestionsOf(store, now)}
        loading={store.loading}
        onEnter={() => store.enter()}
        onPick={({ id, title }) => open(title, id)}
        onSubmit={() => words !== '' && open(words, allResults)}
        onEndReached={() => store.showMore()}
        endText={store.isAtEnd ? NO_MORE : null}
        emptyText={
          store.failed ? 'No pudimos buscar. Revisa tu conexión y vuelve a escribir.' : 'No se encontraron resultados'
        }
        footer={<Footer store={store} allResults={allResults} onFollow={() => leave(words, allResults)} />}
      />
    </div>
  );
});

interface FooterProps {
  readonly store: SearchStore;
  readonly allResults: string;
  readonly onFollow: () => void;
}

/** What to do beyond the list: see all, look through the catalogue, forget. */
const Footer = observer(function Footer({ store, allResults, onFollow }: FooterProps) {
  const { shown, found, recent, loading } = store;
  if (shown === null) {
    if (recent.length === 0) return null;
    return (
      <Button look="quiet" size="small" onClick={() => store.forget()}>
        Borrar recientes
      </Button>
    );
  }
  if (loading) return null;
  if (found.total === 0) {
    return <Link to={resultsPath}>Ver todo el catálogo</Link>;
  }
  if (found.total < COMPACT_BELOW) return null;
  return (
    <Link to={allResults} onClick={onFollow}>
      Ver los {found.total} resultados
    </Link>
  );
});

export interface LiveSearchProps {
  /** What was typed, and whether there was the focus, in the box that this one replaces. */
  readonly typed: string;
  readonly isFocused: boolean;
}

function suggestionsOf({ recent, scope }: SearchStore, now: Date): SearchResult[] {
  const known = new Set(recent.map(({ path }) => path));
  return [
    ...recent.map(({ title, path }) => ({ id: path, title, icon: 'clock' as const, group: 'Búsquedas recientes' })),
    ...(scope?.popular ?? [])
      .filter(({ path }) => !known.has(path))
      .map((product) => resultOf(product, 'Lo más elegido', now)),
  ];
}

function resultOf(product: SearchableProduct, group: string, now: Date): SearchResult {
  const { title, path, staff } = product;
  const people = staff.map(({ name }) => name).join(', ');
  return {
    id: path,
    title,
    detail: [foundType(product, now), people].filter(Boolean).join(' · '),
    icon: (cataloguePartOfPath(path)?.icon ?? 'book') as IconName,
    group,
  };
}
