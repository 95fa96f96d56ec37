import { makeAutoObservable, observableRef } from 'mobx';
import type { Passage } from '#domain/reading/highlight.ts';

export type DeskPanel = 'index' | 'jump' | 'search' | 'notebook' | 'settings' | 'shortcuts';

/** What lies open around the text: a panel, what is selected, the annotation that was touched, the note being written. */
export class DeskStore {
  panel: DeskPanel | null = null;
  selection: Passage | null = null;
  /** Id of the annotation that was touched. */
  touched: string | null = null;
  /** The note being written: of a new passage, or of an annotation by its id. */
  writing: Passage | string | null = null;
  /** The element that holds the text; null before it stands. */
  root: HTMLElement | null = null;
  /** Counts the times that the text was put on the page. */
  revision = 0;

  constructor() {
    makeAutoObservable(
      this,
      { root: observableRef, selection: observableRef, writing: observableRef },
      { autoBind: true },
    );
  }

  show(panel: DeskPanel | null): void {
    this.panel = panel;
  }

  select(passage: Passage | null): void {
    this.selection = passage;
    if (passage !== null) this.touched = null;
  }

  touch(id: string | null): void {
    this.touched = id;
  }

  write(subject: Passage | string | null): void {
    this.writing = subject;
    if (subject !== null) this.panel = null;
  }

  textStands(root: HTMLElement | null): void {
    this.root = root;
    this.revision += 1;
  }

  /** Another section has another text. */
  leaveSection(): void {
    this.selection = null;
    this.touched = null;
    this.writing = null;
  }
}
