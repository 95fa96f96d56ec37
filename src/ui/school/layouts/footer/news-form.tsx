import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { Button } from '#ui/kit/controls/button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { NewsStore, NEWS_ASKED } from './news-store.ts';
import styles from './news-form.module.css';

/** The news sign-up. One field, drawn here: the kit's fields would weigh on every page for it. Source: NEWS-1 to 3. */
export const NewsForm = observer(function NewsForm() {
  const store = useService(NewsStore);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void store.send();
  };
  const isSending = store.state === 'sending';
  return (
    <form noValidate method="post" action="/novedades" className={styles.form} onSubmit={send}>
      <label htmlFor="correo-novedades">Tu correo electrónico</label>
      <input
        ref={store.takeOver}
        id="correo-novedades"
        name="email"
        type="email"
        autoComplete="email"
        placeholder="nombre@correo.com"
        className={styles.input}
        value={store.email}
        onChange={(event) => store.write(event.target.value)}
        disabled={isSending}
        aria-invalid={store.fault !== null || undefined}
        aria-describedby={store.fault === null ? undefined : 'error-novedades'}
      />
      <Button type="submit" disabled={isSending}>
        {isSending ? 'Enviando…' : 'Suscribirme'}
      </Button>
      {store.fault !== null && (
        <p id="error-novedades" role="alert" className={styles.fault}>
          {store.fault}
        </p>
      )}
      <p role="status" className={styles.thanks}>
        {store.state === 'thanks' && NEWS_ASKED}
      </p>
    </form>
  );
});
