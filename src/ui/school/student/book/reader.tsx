import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { BookWithIndex, SectionOnLine } from '#application/read-models/reading/book-on-line.ts';
import { Drawer } from '#ui/kit/overlay/drawer.tsx';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { BookIndex } from './book-index.tsx';
import { DeskStore } from './desk-store.ts';
import { HitBar, useStepThroughHits } from './hit-bar.tsx';
import { NotebookStore } from './notebook/notebook-store.ts';
import { NoteDrafts } from './notebook/note-drafts.ts';
import { NoteNews } from './notebook/note-news.tsx';
import { PlaceOffer } from './notebook/place-offer.tsx';
import { type NotesPlace, useNotes } from './notebook/use-notes.ts';
import { ReaderBar } from './reader-bar.tsx';
import { ReaderText } from './reader-text.tsx';
import { indexPath, sectionPath, shopPath } from './reading-paths.ts';
import { SampleNotice } from './sample-notice.tsx';
import { BookSearchStore } from './search-store.ts';
import { JumpField } from './way/jump-field.tsx';
import { MinutesLeft } from './way/minutes-left.tsx';
import { SectionWay } from './way/section-way.tsx';
import { SelectionBar } from './notebook/selection-bar.tsx';
import { SettingsStore } from './settings/settings-store.ts';
import { useSettings } from './settings/use-settings.ts';
import styles from './section-page.module.css';
import { useActs } from './use-acts.ts';
import { usePlace } from './use-place.ts';
import { useReaderKeys } from './use-reader-keys.ts';

const NotebookPanel = latePart(() => import('./notebook/notebook-panel.tsx').then((file) => file.NotebookPanel));
const NoteDialog = latePart(() => import('./notebook/note-dialog.tsx').then((file) => file.NoteDialog));
const SearchPanel = latePart(() => import('./search-panel.tsx').then((file) => file.SearchPanel));
const SettingsPanel = latePart(() => import('./settings/settings-panel.tsx').then((file) => file.SettingsPanel));
const ShortcutsDialog = latePart(() => import('./shortcuts-dialog.tsx').then((file) => file.ShortcutsDialog));

export interface Reading extends SectionOnLine {
  readonly index: BookWithIndex['index'];
}

/** A section of a book with everything a reader does around it: only the owner of the book keeps a notebook of it. */
export const Reader = observer(function Reader({ reading }: { reading: Reading }) {
  const { book, section, above, previous, next, index } = reading;
  const search = useService(BookSearchStore);
  const settings = useService(SettingsStore);
  const ownNotebook = useService(NotebookStore);
  const notebook = book.isOwned ? ownNotebook : null;
  const drafts = useService(NoteDrafts);
  const [desk] = useState(() => new DeskStore());
  const navigate = useNavigate();
  const step = useStepThroughHits(search, book, section.slug);
  const notes = useNotes(desk, settings, notebook !== null);
  const { cite, bookmark, highlight } = useActs(reading, desk, notebook);
  usePlace(notebook, desk, book.slug, section.slug);
  useEffect(() => search.enter(book.slug), [search, book.slug]);
  useSettings(settings);
  useEffect(() => void (book.isOwned && drafts.enter(book.slug, section.slug)), [drafts, book, section.slug]);
  useTheme(settings.settings.theme);
  const go = (entry: typeof next): void => {
    if (entry?.isAvailable === true) void navigate(sectionPath(book, entry.slug));
  };
  useReaderKeys(
    {
      arrowright: () => go(next),
      l: () => go(next),
      arrowleft: () => go(previous),
      j: () => go(previous),
      i: () => desk.show('index'),
      g: () => jump(desk),
      '/': () => desk.show('search'),
      t: () => desk.show('settings'),
      n: () => step(1),
      p: () => step(-1),
      '?': () => desk.show('shortcuts'),
      ...(notebook !== null && {
        m: notes.toggle,
        b: bookmark,
        r: highlight,
        o: () => desk.selection !== null && desk.write(desk.selection),
      }),
    },
    settings.settings.hasShortcuts,
  );
  return (
    <div className={styles.columns}>
      <ReaderBar book={book} desk={desk} notebook={notebook} notes={notes} onBookmark={bookmark} />
      <aside className={styles.aside}>
        <JumpField book={book} />
        <BookIndex book={book} index={index} current={section.slug} />
      </aside>
      <article className={styles.article}>
        <p className={styles.where}>
          <Link to={book.isOwned ? indexPath(book) : shopPath(book)}>{book.title}</Link>
          {above.map((title) => (
            <span key={title}> · {title}</span>
          ))}
        </p>
        <h1>{section.title}</h1>
        {!book.isOwned && <SampleNotice book={book} />}
        {notebook !== null && <NoteNews desk={desk} notebook={notebook} drafts={drafts} />}
        {notebook !== null && <PlaceOffer notebook={notebook} book={book} index={index} section={section.slug} />}
        <ReaderText section={section} desk={desk} notebook={notebook} search={search} settings={settings} />
        <SectionWay {...reading} />
      </article>
      <MinutesLeft book={book} index={index} desk={desk} section={section.slug} />
      <HitBar search={search} book={book} section={section.slug} />
      <SelectionBar
        desk={desk}
        notebook={notebook}
        section={section}
        onCite={(quote, start) => void cite(quote, start)}
      />
      <Panels {...{ reading, desk, notebook, notes, drafts, search, settings }} />
    </div>
  );
});

/** To the field beside the text, where it is in sight; else to the one over it. */
function jump(desk: DeskStore): void {
  const field = document.querySelector<HTMLElement>('[data-jump]');
  if (field === null || field.offsetParent === null) desk.show('jump');
  else field.focus();
}

/** The reading theme holds for the whole page, dialogs too, as long as the reader is open. */
function useTheme(theme: string): void {
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    return () => {
      delete document.documentElement.dataset['theme'];
    };
  }, [theme]);
}

interface PanelsProps {
  readonly reading: Reading;
  readonly desk: DeskStore;
  readonly notebook: NotebookStore | null;
  readonly notes: NotesPlace;
  readonly drafts: NoteDrafts;
  readonly search: BookSearchStore;
  readonly settings: SettingsStore;
}

/** What lies open over the text, or beside it. */
const Panels = observer(function Panels(props: PanelsProps) {
  const { reading, desk, notebook, notes, drafts, search, settings } = props;
  const { book, section, index } = reading;
  const ask = { desk, book, section: section.slug };
  const close = (): void => desk.show(null);
  return (
    <>
      <Drawer open={desk.panel === 'index' || desk.panel === 'jump'} onClose={close} title={book.title}>
        <JumpField book={book} takesFocus={desk.panel === 'jump'} onGo={close} />
        <BookIndex book={book} index={index} current={section.slug} onGo={close} />
      </Drawer>
      {desk.panel === 'search' && <SearchPanel {...ask} search={search} onClose={close} />}
      {notes.areShown && notebook !== null && (
        <NotebookPanel {...ask} notebook={notebook} index={index} isBeside={notes.areBeside} onClose={notes.close} />
      )}
      {desk.panel === 'settings' && <SettingsPanel desk={desk} settings={settings} onClose={close} />}
      {desk.panel === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      {desk.writing !== null && notebook !== null && (
        <NoteDialog {...{ desk, notebook, drafts, section }} onClose={() => desk.write(null)} />
      )}
    </>
  );
});
