/**
 * A question one area asks and others answer, without importing them: products asks who uses a product, orders answers.
 * `areas/answers.ts` registers all answers in one place.
 */
export type Question<Answer> = {
  readonly answerWith: (...answers: readonly Answer[]) => void;
  readonly answers: () => readonly Answer[];
};

export function question<Answer>(name: string): Question<Answer> {
  let registered: readonly Answer[] | null = null;
  return {
    answerWith: (...answers) => {
      registered = answers;
    },
    answers: () => {
      if (registered === null) throw new Error(`nothing is registered for "${name}": import areas/all.ts first`);
      return registered;
    },
  };
}
