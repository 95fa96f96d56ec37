/** A class that somebody did elsewhere. */
export interface MovedClass {
  readonly userId: string;
  readonly productId: number;
  readonly classId: number;
  readonly doneAt: Date;
}

/** How far people came on the platform that the school was on before, many at once. */
export abstract class MovedProgressRecords {
  /** Of those of these people, the classes of a product that they have done, wherever that was. At most some hundreds at once. */
  abstract doneOf(userIds: readonly string[], productId: number): Promise<ReadonlyMap<string, ReadonlySet<number>>>;
  /** Marks classes as done. What is done already, and how much of a video was watched, stays as it is. No class twice. */
  abstract complete(classes: readonly MovedClass[]): Promise<void>;
}
