import { observer } from 'mobx-react-lite';
import { formatSeconds } from '#domain/shared/length.ts';
import { withHeadingsUnder } from '#domain/shared/heading-ranks.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { SafeHtml } from '#ui/kit/layout/safe-html.tsx';
import type { ClassStore } from './class-store.ts';
import styles from './reading-class.module.css';

/** A class to read, well set, with what marks it as read at its end. */
export const ReadingClass = observer(function ReadingClass({ store }: { store: ClassStore }) {
  const { opened, current, isMarking } = store;
  return (
    <article className={styles.reading}>
      {/* Headings of the text begin below it. */}
      <h2 className={styles.length}>Lectura de {formatSeconds(opened.class.durationSeconds)}</h2>
      <SafeHtml html={withHeadingsUnder(opened.readingHtml ?? '', 2)} className={styles.text} lang="es" />
      <div className={styles.end} aria-live="polite">
        {current.state === 'completed' ? (
          <p className={styles.done}>
            <Icon name="check-circle" /> Leída
          </p>
        ) : (
          <Button look="primary" busy={isMarking && 'Guardando…'} onClick={() => void store.markAsRead()}>
            <Icon name="check" /> Marcar como leída
          </Button>
        )}
      </div>
    </article>
  );
});
