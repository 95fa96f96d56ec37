import type { MouseEvent } from 'react';
import { IconButton } from './icon-button.tsx';

interface PlaceButtonsProps {
  /** What is moved, with its article where it has one: 'la pregunta 2'. */
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** @param step -1: one place up; 1: one down. */
  readonly onMove: (step: -1 | 1) => unknown;
}

/** The two ways of something in an order. A row that is put elsewhere loses the focus; the button that was pressed gets it back. */
export function PlaceButtons({ name, isFirst, isLast, onMove }: PlaceButtonsProps) {
  const press = (step: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    const comeBack = () => {
      if (document.activeElement === document.body) button.focus();
    };
    void Promise.resolve(onMove(step)).then(() => requestAnimationFrame(comeBack));
  };
  return (
    <>
      <IconButton icon="chevron-up" label={`Subir ${name}`} unavailable={isFirst} onClick={press(-1)} />
      <IconButton icon="chevron-down" label={`Bajar ${name}`} unavailable={isLast} onClick={press(1)} />
    </>
  );
}
