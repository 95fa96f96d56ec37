import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { withQuery } from '#domain/shared/query-string.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import styles from './search-page.module.css';

/** The search of the page of results: a plain form, which script spares a reload. */
export function SearchForm({ sought }: { sought: string }) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    void navigate(withQuery('/buscar', { q: typeof typed === 'string' ? typed : '' }));
  };
  return (
    <form
      role="search"
      action="/buscar"
      aria-label="Buscar en todo el catálogo"
      className={styles.form}
      data-page-search
      onSubmit={submit}
    >
      <input
        key={sought}
        type="search"
        name="q"
        aria-label="Qué buscas"
        defaultValue={sought}
        autoComplete="off"
        maxLength={200}
        enterKeyHint="search"
        className={styles.input}
      />
      <Button type="submit" look="primary" size="large">
        Buscar
      </Button>
    </form>
  );
}
