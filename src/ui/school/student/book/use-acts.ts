import type { SectionOnLine } from '#application/read-models/reading/book-on-line.ts';
import { Clock } from '#application/ports/clock.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { highlightColours } from '#domain/reading/annotation.ts';
import { citation } from '#domain/reading/citation.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { truncate } from '#domain/shared/text.ts';
import { oneLine } from '#domain/shared/typed-text.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import type { DeskStore } from './desk-store.ts';
import type { NotebookStore } from './notebook/notebook-store.ts';
import { permanentPath } from './reading-paths.ts';
import { done } from './notebook/selection-bar.tsx';
import { anchorAt } from './notebook/text-places.ts';
import { anchorAtTop } from './use-place.ts';

interface Acts {
  /** Puts a citation of a passage into the clipboard. */
  readonly cite: (quote: string, start: number) => Promise<void>;
  /** Sets or takes a bookmark at the paragraph at the top of the screen. */
  readonly bookmark: () => void;
  /** Highlights what is selected. */
  readonly highlight: () => void;
}

/** What the reader does with the text, and what is said about it. */
export function useActs({ book, section }: SectionOnLine, desk: DeskStore, notebook: NotebookStore | null): Acts {
  const toasts = useService(ToastStore);
  const { origin, identity } = useService(SiteSettings);
  const clock = useService(Clock);
  return {
    async cite(quote, start) {
      const anchor = desk.root === null ? '' : anchorAt(desk.root, start);
      const address = origin + permanentPath(book, section, anchor);
      const { title, authors, year } = book;
      const readOn = limaDay(clock.now());
      const text = citation({
        title,
        authors,
        year,
        section: section.title,
        school: identity.name,
        address,
        quote,
        readOn,
      });
      const isCopied = await copy(text);
      toasts.show(
        isCopied
          ? { kind: 'success', text: 'Cita copiada, con su dirección permanente.' }
          : { kind: 'info', title: 'Copia la cita de aquí', text, duration: null },
      );
    },
    bookmark() {
      if (notebook === null) return;
      const anchor = anchorAtTop(desk);
      const element = anchor === '' ? null : document.getElementById(anchor);
      const label = truncate(oneLine(element?.textContent ?? section.title), 80);
      const wasThere = notebook.places.isBookmarked(section.slug, anchor);
      void notebook.places.toggleBookmark({ section: section.slug, anchor, label }).then((isDone) => {
        if (!isDone)
          toasts.show({ kind: 'alert', text: 'No hay conexión: el marcador no se guardó. Inténtalo luego.' });
        else toasts.show({ kind: 'success', text: wasThere ? 'Marcador quitado.' : `Marcador puesto: ${label}` });
      });
    },
    highlight() {
      if (notebook === null || desk.selection === null) return;
      notebook.add(section, desk.selection, highlightColours[0], '');
      done(desk);
    },
  };
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Forbidden, or a page over plain http: the caller shows the text instead.
    return false;
  }
}
