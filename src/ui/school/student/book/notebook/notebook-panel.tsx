import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Clock } from '#application/ports/clock.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import type { ExportFormat } from '#domain/reading/notebook-export.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Drawer } from '#ui/kit/overlay/drawer.tsx';
import { NotebookList, type NotebookListProps } from './notebook-list.tsx';
import styles from './notebook-panel.module.css';
import { takeAlong } from './take-along.ts';

interface NotebookPanelProps extends NotebookListProps {
  /** There is room beside the text: it stands there, and the text is read on. Otherwise it lies over it. */
  readonly isBeside: boolean;
  readonly onClose: () => void;
}

const title = 'Mis marcas y notas';

/** The notebook as a list to go through and to take along. */
export const NotebookPanel = observer(function NotebookPanel({ isBeside, onClose, ...list }: NotebookPanelProps) {
  const { notebook } = list;
  const heading = useId();
  const isEmpty = notebook.annotations.length + notebook.places.bookmarks.length === 0;
  const taking = !isEmpty && <Taking {...list} />;
  if (!isBeside)
    return (
      <Drawer open side="right" title={title} onClose={onClose} actions={taking}>
        <NotebookList {...list} />
      </Drawer>
    );
  return (
    <aside aria-labelledby={heading} className={styles.beside} data-beside>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <IconButton icon="close" label="Cerrar mis marcas y notas" onClick={onClose} />
      </div>
      <NotebookList {...list} />
      {taking !== false && <div className={styles.taking}>{taking}</div>}
    </aside>
  );
});

function Taking({ notebook, book, index }: NotebookListProps) {
  const { origin } = useService(SiteSettings);
  const clock = useService(Clock);
  const take = (format: ExportFormat): void =>
    takeAlong(notebook, { book, index }, { origin, day: limaDay(clock.now()) }, format);
  return (
    <>
      <Button size="small" onClick={() => take('markdown')}>
        <Icon name="download" /> Markdown
      </Button>
      <Button size="small" onClick={() => take('text')}>
        <Icon name="download" /> Texto
      </Button>
    </>
  );
}
