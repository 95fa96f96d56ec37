import type { ReactNode } from 'react';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import { focusSoon } from '#ui/school/staff/products/editor/focus-soon.ts';
import styles from './syllabus.module.css';

interface MoverProps {
  readonly id: string;
  /** What is moved: 'módulo «Apertura»'. */
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (step: -1 | 1) => void;
  readonly onDrag: (isDragged: boolean) => void;
  /** What else can be done to it. */
  readonly children?: ReactNode;
}

/** The ways to another place: a handle for the pointer, and two buttons, which keep the focus wherever it goes. */
export function Mover({ id, name, isFirst, isLast, onMove, onDrag, children }: MoverProps) {
  const move = (step: -1 | 1, button: string) => () => {
    onMove(step);
    focusSoon(button);
  };
  return (
    <div className={styles.mover}>
      <span
        className={styles.handle}
        title={`Arrastrar ${name}`}
        draggable
        aria-hidden
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', name);
          onDrag(true);
        }}
        onDragEnd={() => onDrag(false)}
      >
        <Icon name="drag" size="medium" />
      </span>
      <IconButton
        id={`${id}-up`}
        icon="chevron-up"
        label={`Subir ${name}`}
        unavailable={isFirst}
        onClick={move(-1, `${id}-up`)}
      />
      <IconButton
        id={`${id}-down`}
        icon="chevron-down"
        label={`Bajar ${name}`}
        unavailable={isLast}
        onClick={move(1, `${id}-down`)}
      />
      {children}
    </div>
  );
}
