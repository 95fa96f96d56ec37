import { observer } from 'mobx-react-lite';
import { type CSSProperties, type DragEvent, type KeyboardEvent, useState } from 'react';
import type { WrittenSection } from '#application/browser/reading/book-writing.ts';
import { sectionField } from '#domain/reading/writing/outline.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { focusSoon } from '#ui/school/staff/products/editor/focus-soon.ts';
import type { BookDesk } from './book-desk.ts';
import styles from './book.module.css';

interface TreeProps {
  readonly desk: BookDesk;
  readonly mayEdit: boolean;
}

/** The sections of the book, one of which is open. */
export const BookTree = observer(function BookTree({ desk, mayEdit }: TreeProps) {
  const { sections, section: open } = desk;
  const samples = sections.filter(({ isSample }) => isSample).length;
  return (
    <section aria-label="Secciones del libro">
      <p className={styles.count}>
        {sections.length === 1 ? '1 sección' : `${sections.length} secciones`},{' '}
        {samples === 0 ? 'ninguna de muestra' : `${samples} de muestra`}
      </p>
      <ol className={styles.sections}>
        {sections.map((section, index) => (
          <Row key={section.id} desk={desk} section={section} index={index} mayEdit={mayEdit} />
        ))}
      </ol>
      {mayEdit && (
        <div className={styles.actions}>
          <Button size="small" onClick={() => focusSoon(sectionField(desk.add(open?.id ?? null)))}>
            Agregar sección
          </Button>
          <span className={styles.hint}>Se agrega después de la que está abierta.</span>
        </div>
      )}
      {mayEdit && (
        <p className={styles.hint}>
          Arrastra una sección para moverla con lo que tiene dentro. Con el teclado: Alt y las flechas, sobre su título.
        </p>
      )}
    </section>
  );
});

interface RowProps extends TreeProps {
  readonly section: WrittenSection;
  readonly index: number;
}

const Row = observer(function Row({ desk, section, index, mayEdit }: RowProps) {
  const { id, title, level, isSample, text, written } = section;
  const isOpen = desk.section?.id === id;
  const isFaulty = desk.lacks.some(
    ({ field, hinders }) => hinders && (field === sectionField(id) || field === sectionField(id, 'text')),
  );
  const drops = useDrops(desk, id);
  const button = `libro-${id}-fila`;
  const keys = (event: KeyboardEvent): void => {
    const act = mayEdit && event.altKey ? actOfKey(desk, id, event.key) : null;
    if (act === null) return;
    event.preventDefault();
    act();
    focusSoon(button);
  };
  return (
    <li
      className={styles.row}
      style={{ '--level': level } as CSSProperties}
      data-open={isOpen || undefined}
      {...(mayEdit && drops.handlers)}
      data-over={drops.isOver || undefined}
    >
      {mayEdit && (
        <span
          className={styles.handle}
          draggable
          aria-hidden
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', title);
            desk.drag(id);
          }}
          onDragEnd={() => desk.drag(null)}
        >
          <Icon name="drag" size="small" />
        </span>
      )}
      <button
        id={button}
        type="button"
        className={styles.opener}
        aria-current={isOpen || undefined}
        onClick={() => desk.open(id)}
        onKeyDown={keys}
      >
        <span>{title.trim() === '' ? `Sección ${index + 1}, sin título` : title}</span>
        <VisuallyHidden>, nivel {level + 1}</VisuallyHidden>
      </button>
      <span className={styles.marks}>
        {isFaulty && <Badge kind="warning">Falta algo</Badge>}
        {isSample && <Badge kind="success">Muestra</Badge>}
        {text === '' && (written ?? '').trim() === '' && <span className={styles.hint}>Sin texto</span>}
      </span>
    </li>
  );
});

function actOfKey(desk: BookDesk, id: string, key: string): (() => void) | null {
  switch (key) {
    case 'ArrowUp':
      return () => desk.move(id, -1);
    case 'ArrowDown':
      return () => desk.move(id, 1);
    case 'ArrowRight':
      return () => desk.nest(id, 1);
    case 'ArrowLeft':
      return () => desk.nest(id, -1);
    default:
      return null;
  }
}

/** Another section that is dropped on this one takes its place. */
function useDrops(desk: BookDesk, id: string) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (desk.dragged === null) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (desk.dragged === null) return;
        event.preventDefault();
        desk.dropBefore(id);
      },
    },
  };
}
