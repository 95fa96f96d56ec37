import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ContentFilesApi } from '#application/browser/learning/ports/content-files-api.ts';
import { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import { captionFaultText, captionInstant } from '#domain/learning/syllabus/captions.ts';
import type { SyllabusClass } from '#domain/learning/syllabus/syllabus.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { FileButton } from '#ui/kit/forms/file-button.tsx';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { CaptionsStore } from './captions-store.ts';
import styles from './syllabus.module.css';
import type { SyllabusStore } from './syllabus-store.ts';

interface CaptionsProps {
  readonly store: SyllabusStore;
  readonly each: SyllabusClass;
  readonly video: string;
  readonly name: string;
  readonly mayEdit: boolean;
}

/** The captions of a class, corrected beside its video: what is wrong stands with its line, and the video shows them as they are typed. */
export const CaptionsPanel = observer(function CaptionsPanel({ store, each, video, name, mayEdit }: CaptionsProps) {
  const api = useService(ContentFilesApi);
  const storage = useService(TabStorage);
  const { productId } = store;
  const { id, seconds, captions } = each;
  const [panel] = useState(() => new CaptionsStore(api, storage, { productId, video, seconds, captions }));
  const player = useRef<HTMLVideoElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => void panel.load(), [panel]);
  const add = (): void => {
    const line = panel.addAt(player.current?.currentTime ?? 0);
    requestAnimationFrame(() => goToLine(area.current, line + 1));
  };
  return (
    <section aria-label={`Subtítulos de la ${name}`}>
      <h2 className={styles.detailsTitle}>Subtítulos</h2>
      <div className={styles.beside}>
        <CaptionedVideo panel={panel} player={player} />
        <div>
          <TextArea
            ref={area}
            name={`subtitulos-${id}`}
            label="Texto en WebVTT"
            className={styles.code}
            rows={12}
            spellCheck
            readOnly={!mayEdit || panel.text === null}
            value={panel.text ?? ''}
            onChange={(event) => panel.write(event.target.value)}
          />
          <Faults panel={panel} onGoTo={(line) => goToLine(area.current, line)} />
        </div>
      </div>
      {mayEdit && (
        <CaptionActs
          panel={panel}
          name={name}
          captions={captions}
          onAdd={add}
          onKept={(kept) => store.changeClass(id, { captions: kept })}
        />
      )}
    </section>
  );
});

/** The video, which shows the captions as they stand in the text. */
const CaptionedVideo = observer(function CaptionedVideo(props: {
  panel: CaptionsStore;
  player: RefObject<HTMLVideoElement | null>;
}) {
  const { panel, player } = props;
  const track = useTrack(panel.text);
  if (panel.address === null) return <div className={styles.picture} />;
  return (
    // The track is there whenever there are captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video ref={player} className={styles.picture} src={panel.address} controls preload="metadata" playsInline>
      {track !== null && <TypedTrack key={track} address={track} />}
    </video>
  );
});

/** Captions under an address made for them, which goes when the browser says that it has read them or that it cannot. */
function TypedTrack({ address }: { address: string }) {
  const track = useRef<HTMLTrackElement>(null);
  useLayoutEffect(() => {
    const forget = () => URL.revokeObjectURL(address);
    track.current?.addEventListener('load', forget);
    track.current?.addEventListener('error', forget);
    // Not with the panel: a video that has left the page reads its captions still, and would find them gone.
  }, [address]);
  return <track ref={track} kind="captions" srcLang="es" label="Español" src={address} default />;
}

/** What is wrong with the captions, each with the way to its line. */
const Faults = observer(function Faults({ panel, onGoTo }: { panel: CaptionsStore; onGoTo: (line: number) => void }) {
  if (panel.faults.length === 0) {
    return panel.problem === null ? null : (
      <p role="alert" className={styles.problem}>
        {panel.problem}
      </p>
    );
  }
  return (
    <ul className={styles.faults} aria-label="Lo que falla en los subtítulos">
      {panel.faults.map((fault) => (
        <li key={captionFaultText(fault)}>
          <button type="button" className={styles.fault} onClick={() => onGoTo(fault.line)}>
            {captionFaultText(fault)}
          </button>
        </li>
      ))}
    </ul>
  );
});

interface ActsProps {
  readonly panel: CaptionsStore;
  readonly name: string;
  /** Those that the class has. */
  readonly captions: string | null;
  readonly onAdd: () => void;
  readonly onKept: (captions: string | null) => void;
}

const CaptionActs = observer(function CaptionActs({ panel, name, captions, onAdd, onKept }: ActsProps) {
  const keep = async (): Promise<void> => {
    const kept = await panel.keep();
    if (kept !== null) onKept(kept);
  };
  const isBlank = (panel.text ?? '').trim() === '';
  return (
    <div className={styles.captionsDo}>
      <Button size="small" onClick={onAdd}>
        Agregar en este instante
      </Button>
      <FileButton
        label={`Archivo de subtítulos de la ${name}`}
        accept=".vtt,.srt,text/vtt"
        size="small"
        onChoose={(chosen) => void panel.take(chosen)}
      >
        Cargar archivo…
      </FileButton>
      <Button
        size="small"
        look="primary"
        busy={panel.isBusy && 'Guardando…'}
        disabled={panel.isKept || isBlank || panel.faults.length > 0}
        onClick={() => void keep()}
      >
        Usar estos subtítulos
      </Button>
      {captions !== null && (
        <Button size="small" look="quiet" onClick={() => onKept(null)}>
          Quitar subtítulos
        </Button>
      )}
      <span role="status" className={styles.hint}>
        {stateOf(panel, captions)}
      </span>
    </div>
  );
});

function stateOf({ isKept, faults, text, read }: CaptionsStore, captions: string | null): string {
  if (faults.length > 0)
    return faults.length === 1 ? 'Hay una línea por corregir.' : `Hay ${faults.length} líneas por corregir.`;
  if ((text ?? '').trim() === '') return 'Escríbelos o carga un archivo WebVTT o SRT.';
  const last = read.cues.at(-1);
  const until = last === undefined ? '' : `, hasta ${captionInstant(last.end)}`;
  if (isKept && captions !== null) return `${read.cues.length} subtítulos${until}.`;
  return `${read.cues.length} subtítulos${until}. Pulsa «Usar estos subtítulos» para ponerlos en la clase.`;
}

/** An address of the captions as they are typed, a moment later; null: there are none. */
function useTrack(text: string | null): string | null {
  const [made, setMade] = useState<string | null>(null);
  const isBlank = text === null || text.trim() === '';
  useEffect(() => {
    if (isBlank) return undefined;
    const timer = setTimeout(() => setMade(URL.createObjectURL(new Blob([text], { type: 'text/vtt' }))), 400);
    return () => clearTimeout(timer);
  }, [text, isBlank]);
  return isBlank ? null : made;
}

/** Brings the cursor to a line, from 1, with the whole of it selected. */
function goToLine(area: HTMLTextAreaElement | null, line: number): void {
  if (area === null) return;
  const lines = area.value.split('\n');
  const from = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  area.focus();
  area.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
  area.scrollTop = (area.scrollHeight * Math.max(0, line - 4)) / Math.max(1, lines.length);
}
