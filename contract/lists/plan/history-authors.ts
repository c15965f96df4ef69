/** The name under which the history of a couple's plan has whoever of us wrote in it: no uid, which nobody else may look up. */
export const OUR_AUTHOR = 'assistance'
