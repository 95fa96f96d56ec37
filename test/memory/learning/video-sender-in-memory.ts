import {
  type SendingEvents,
  type UnfinishedVideo,
  type VideoGoal,
  VideoSender,
  type VideoSending,
} from '#application/browser/learning/ports/video-sender.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';

/** A video that a test lets arrive. */
interface SendingByHand {
  readonly name: string;
  readonly goal: VideoGoal;
  readonly events: SendingEvents;
  state: 'under way' | 'paused' | 'abandoned';
}

/** Videos that are under way until a test says what becomes of them. */
export class VideoSenderInMemory extends VideoSender {
  readonly sendings: SendingByHand[] = [];
  begun: UnfinishedVideo[] = [];

  send(file: ChosenFile, goal: VideoGoal, events: SendingEvents): VideoSending {
    const sending: SendingByHand = { name: file.name, goal, events, state: 'under way' };
    this.sendings.push(sending);
    return {
      pause: () => (sending.state = 'paused'),
      resume: () => (sending.state = 'under way'),
      abandon: () => (sending.state = 'abandoned'),
    };
  }

  async unfinished(): Promise<readonly UnfinishedVideo[]> {
    return this.begun;
  }

  async forget({ key }: UnfinishedVideo): Promise<void> {
    this.begun = this.begun.filter((video) => video.key !== key);
  }

  /** The one of a file. @throws Error: it was not begun. */
  of(name: string): SendingByHand {
    const found = this.sendings.findLast((each) => each.name === name);
    if (found === undefined) throw new Error(`${name} is not on its way`);
    return found;
  }
}
