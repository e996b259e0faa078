/**
 * The behavior of elements that an attribute marks, which is connected again after every navigation. Listeners on the document
 * outlive pages and need no entry.
 */
type PageBehavior = {
  /** Starts it for the new elements below `root`. */
  connect: (root: ParentNode) => void;
  /** Ends it for the page below `root`, which is about to be replaced. */
  disconnect?: (root: ParentNode) => void;
};

/** All behaviors, in the order in which they are connected. */
export const behaviors: PageBehavior[] = [];

/** Connects all behaviors: at load, and after each navigation once the page is painted. */
export const connect = (root: ParentNode): void => {
  for (const behavior of behaviors) behavior.connect(root);
};
