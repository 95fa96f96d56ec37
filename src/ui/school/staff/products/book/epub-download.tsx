import { useState } from 'react';
import { BookMakingApi } from '#application/browser/reading/ports/book-making-api.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import styles from './book.module.css';

/** The book as it is published, as a file. */
export function EpubDownload({ productId }: { productId: number }) {
  const api = useService(BookMakingApi);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const download = async () => {
    setBusy(true);
    setSaid('');
    const found = await api.addressOfEpub(productId);
    setBusy(false);
    if (!found.ok) return setSaid(found.refusal.detail);
    const link = document.createElement('a');
    link.href = found.value.address;
    link.download = '';
    link.click();
  };
  return (
    <div className={styles.actions}>
      <Button size="small" look="quiet" busy={busy && 'Preparando…'} onClick={() => void download()}>
        Descargar en EPUB
      </Button>
      <span className={styles.hint}>Como está publicado.</span>
      <p role="status" className={styles.problem}>
        {said}
      </p>
    </div>
  );
}
