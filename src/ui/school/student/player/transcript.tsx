import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { clockText } from '#ui/school/student/learning/texts.ts';
import type { PlaybackStore } from './playback-store.ts';
import styles from './transcript.module.css';

/** How far each key goes through the list; the ends are far enough. */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Everything that is said, line by line: a press goes there. One line is reached by Tab, the others by the arrows. */
export const Transcript = observer(function Transcript({ playback }: { playback: PlaybackStore }) {
  const { cues, currentCue } = playback;
  const list = useRef<HTMLOListElement>(null);
  const [reached, setReached] = useState<number | null>(null);
  const tabStop = reached ?? Math.max(0, currentCue);
  useEffect(() => {
    if (list.current !== null) bringIntoSight(list.current, currentCue);
  }, [currentCue]);
  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = Math.min(Math.max(tabStop + step, 0), cues.length - 1);
    setReached(to);
    list.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    // The arrows move among the buttons, each of which can be pressed by itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol ref={list} className={styles.lines} aria-label="Transcripción" onKeyDown={onKeyDown}>
      {cues.map(({ from, text }, place) => (
        <li key={`${from} ${text}`}>
          <button
            type="button"
            className={styles.line}
            tabIndex={place === tabStop ? 0 : -1}
            aria-current={place === currentCue ? 'true' : undefined}
            onFocus={() => setReached(place)}
            onBlur={() => setReached(null)}
            onClick={() => playback.seek(from)}
          >
            <span className={styles.time}>{clockText(from)}</span>
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ol>
  );
});

/** Scrolls the list, never the page. */
function bringIntoSight(list: HTMLOListElement, place: number): void {
  const line = list.children[place];
  if (!(line instanceof HTMLElement) || list.contains(document.activeElement)) return;
  const above = line.offsetTop - list.offsetTop;
  if (above < list.scrollTop || above + line.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = above;
}
