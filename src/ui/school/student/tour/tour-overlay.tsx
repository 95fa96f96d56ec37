import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { tourButtons } from '#domain/tour/tour.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { placeStep } from './place-step.ts';
import { elementOf, type TourPlace } from './tour-places.ts';
import { TourStore } from './tour-store.ts';
import styles from './tour-overlay.module.css';

/** The steps of the tour over the page: a ring around each place, a card beside it. Source: TOUR-3, TOUR-4. */
export const TourOverlay = observer(function TourOverlay() {
  const tour = useService(TourStore);
  const { state, places } = tour;
  const layer = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const step = state.kind === 'showing' || state.kind === 'finishing' ? state.step : null;
  const place = step === null ? null : (places[step] ?? null);
  useOnTop(layer);
  useBeside(place, ring, card);
  const title = place === null ? 'Recorrido terminado' : place.title;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and Tab belong to the dialog itself
    <div
      ref={layer}
      popover="manual"
      role="dialog"
      aria-modal="true"
      aria-labelledby="recorrido-titulo"
      aria-describedby={place === null ? undefined : 'recorrido-texto'}
      className={styles.layer}
      onKeyDown={(event) => keyDown(event, layer.current, () => tour.close())}
    >
      <div ref={ring} className={styles.ring} data-away={place === null || undefined} aria-hidden />
      <div ref={card} className={styles.card} data-done={place === null || undefined}>
        <h2 id="recorrido-titulo" className={styles.title} tabIndex={-1}>
          {place === null && <Icon name="check-circle" />}
          {title}
        </h2>
        {place === null ? null : (
          <>
            <p id="recorrido-texto">{place.text}</p>
            <Foot />
          </>
        )}
        {place === null && <p role="status">Ya conoces lo principal. Que disfrutes estudiar.</p>}
      </div>
    </div>
  );
});

const Foot = observer(function Foot() {
  const tour = useService(TourStore);
  const { state } = tour;
  if (state.kind !== 'showing' && state.kind !== 'finishing') return null;
  const { omit, previous, next, finish } = tourButtons(state);
  const isTelling = state.kind === 'finishing' && !state.failed;
  return (
    <div className={styles.foot}>
      <span className={styles.count}>
        {state.step + 1} de {state.steps}
      </span>
      {omit && (
        <Button look="quiet" onClick={() => tour.omit()}>
          Omitir
        </Button>
      )}
      {previous && (
        <Button disabled={isTelling} onClick={() => tour.previous()}>
          Anterior
        </Button>
      )}
      {next && (
        <Button look="primary" onClick={() => tour.next()}>
          Siguiente
        </Button>
      )}
      {finish && (
        <Button look="primary" busy={isTelling && 'Terminando…'} onClick={() => void tour.finish()}>
          Terminar
        </Button>
      )}
    </div>
  );
});

/** Above everything, a fixed header included; the focus goes back to where it came from. */
function useOnTop(layer: RefObject<HTMLDivElement | null>): void {
  // Before the card is placed beside its target: what is not shown yet has no size.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const element = layer.current;
    // A browser without popovers shows the layer where it stands.
    if (element !== null && 'showPopover' in element) element.showPopover();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [layer]);
}

/** Brings the place of a step into sight, puts ring and card there, and the focus on the step's name. */
function useBeside(
  place: TourPlace | null,
  ring: RefObject<HTMLDivElement | null>,
  card: RefObject<HTMLDivElement | null>,
): void {
  useLayoutEffect(() => {
    // Another width may have another element for the place: a phone's menu is behind its button.
    const target = () => (place === null ? null : elementOf(place));
    target()?.scrollIntoView?.({ block: 'nearest' });
    const put = () => {
      if (ring.current !== null && card.current !== null) placeStep(target(), ring.current, card.current);
    };
    put();
    card.current?.querySelector('h2')?.focus({ preventScroll: true });
    window.addEventListener('resize', put);
    document.addEventListener('scroll', put, true);
    return () => {
      window.removeEventListener('resize', put);
      document.removeEventListener('scroll', put, true);
    };
  }, [place, ring, card]);
}

function keyDown(event: KeyboardEvent, layer: HTMLElement | null, close: () => void): void {
  if (event.key === 'Escape') {
    event.preventDefault();
    close();
  }
  if (event.key !== 'Tab' || layer === null) return;
  const buttons = [...layer.querySelectorAll<HTMLElement>('button:not([disabled])')];
  const end = event.shiftKey ? buttons[0] : buttons.at(-1);
  const start = event.shiftKey ? buttons.at(-1) : buttons[0];
  const focused = document.activeElement;
  if (focused === end || !(focused instanceof HTMLButtonElement)) {
    event.preventDefault();
    start?.focus();
  }
}
