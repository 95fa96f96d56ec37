import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import type { PlaybackStore } from './playback-store.ts';
import styles from './transcript.module.css';

const Transcript = latePart(() => import('./transcript.tsx').then((file) => file.Transcript), {
  coming: 'Abriendo la transcripción…',
});

/** What is said in the video, to read and to press; drawn only once it is opened. */
export const TranscriptPanel = observer(function TranscriptPanel({ playback }: { playback: PlaybackStore }) {
  const [wasOpened, setOpened] = useState(false);
  if (playback.cues.length === 0) return null;
  return (
    <details className={styles.panel} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>
        Transcripción <Icon name="chevron-down" />
      </summary>
      {wasOpened && <Transcript playback={playback} />}
    </details>
  );
});
