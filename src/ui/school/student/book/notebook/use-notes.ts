import { useSyncExternalStore } from 'react';
import type { DeskStore } from '#ui/school/student/book/desk-store.ts';
import type { SettingsStore } from '#ui/school/student/book/settings/settings-store.ts';

/** Where the notebook lies: beside the text where there is room, over it elsewhere. */
export interface NotesPlace {
  readonly areShown: boolean;
  readonly areBeside: boolean;
  /** Shows them or, standing beside the text, takes them away. */
  readonly toggle: () => void;
  readonly close: () => void;
}

/** From here on a line of text, and notes beside it, have the room they need; so says section-page.module.css. */
const roomBeside = '(width >= 75em)';

/** How the notebook is shown. Whether it stands beside the text is one of the reader's settings and goes along with them. */
export function useNotes(desk: DeskStore, settings: SettingsStore, hasNotebook: boolean): NotesPlace {
  const hasRoom = useSyncExternalStore(
    watch,
    () => matchMedia(roomBeside).matches,
    () => false,
  );
  const hasNotesBeside = hasNotebook && settings.settings.hasNotesBeside;
  if (!hasRoom)
    return {
      areShown: desk.panel === 'notebook',
      areBeside: false,
      toggle: () => desk.show('notebook'),
      close: () => desk.show(null),
    };
  return {
    areShown: hasNotesBeside,
    areBeside: hasNotesBeside,
    toggle: () => settings.set({ hasNotesBeside: !hasNotesBeside }),
    close: () => settings.set({ hasNotesBeside: false }),
  };
}

function watch(changed: () => void): () => void {
  const media = matchMedia(roomBeside);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
