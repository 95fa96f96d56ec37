import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { BookWithIndex } from '#application/read-models/reading/book-on-line.ts';
import { formatMinutes } from '#domain/shared/length.ts';
import { minutesLeft } from '#domain/reading/reading-time.ts';
import type { DeskStore } from '#ui/school/student/book/desk-store.ts';
import styles from './minutes-left.module.css';
import { workNames } from '#ui/school/student/book/texts.ts';

interface MinutesLeftProps extends BookWithIndex {
  readonly desk: DeskStore;
  readonly section: string;
}

/** How long there is still to read, quietly at the lower edge. Of a sample only the section: the rest is not to be read. */
export const MinutesLeft = observer(function MinutesLeft({ desk, book, index, section }: MinutesLeftProps) {
  const share = useShareRead(desk.root, desk.revision);
  const left = minutesLeft(index, section, share);
  const parts = [
    left.section > 0 ? `${formatMinutes(left.section)} de la sección` : '',
    book.isOwned && left.book > left.section ? `${formatMinutes(left.book)} ${workNames[book.kind].of}` : '',
  ].filter((part) => part !== '');
  if (parts.length === 0) return null;
  return <p className={styles.left}>Por leer: {parts.join('\u00a0· ')}</p>;
});

/** How much of the text is above the lower edge of the screen, in twentieths. */
function useShareRead(root: HTMLElement | null, revision: number): number {
  const [share, setShare] = useState(0);
  useEffect(() => {
    if (root === null) return undefined;
    let frame = 0;
    const measure = (): void => {
      const { top, height } = root.getBoundingClientRect();
      setShare(height === 0 ? 0 : Math.floor(((window.innerHeight - top) / height) * 20) / 20);
    };
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [root, revision]);
  return share;
}
