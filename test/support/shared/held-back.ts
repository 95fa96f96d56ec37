type Asked = (...given: never[]) => Promise<unknown>;

/**
 * Holds the next answer of one call back: it is made when it is asked for, and comes when the function returned is called, which
 * waits until it has come.
 */
export function heldBack<Name extends string>(of: Readonly<Record<Name, Asked>>, name: Name): () => Promise<void> {
  const answer = of[name];
  let letGo: () => void = () => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  let came: Promise<unknown> = Promise.resolve();
  const late = (...given: never[]): Promise<unknown> => {
    Object.assign(of, { [name]: answer });
    const made = answer.apply(of, given);
    came = isLetGo.then(() => made);
    return came;
  };
  Object.assign(of, { [name]: late });
  return async () => {
    letGo();
    await came;
  };
}
