/** Who won: each winner's own piece under a crown, in the colour and shape of the player. */

import { useBoard } from "../../board/context";
import { SeatMark } from "../../board/identities";
import type { GameModule } from "../../board/gameModule";

interface Props {
  module: GameModule;
  winners: string[];
}

export function Winners({ module: { PlayerPiece }, winners }: Props) {
  const { identityOf } = useBoard();
  return (
    <span className="winners" aria-hidden="true">
      {winners.map((seat) => (
        <span key={seat} className="winner" style={{ borderColor: `var(--${seat})` }}>
          <svg className="winner-crown" viewBox="0 0 40 26">
            <path
              d="M4 23L2 6l9 7 9-11 9 11 9-7-2 17z"
              fill="#f2c14e"
              stroke="#8a5a12"
              strokeWidth="2"
              strokeLinejoin="round"
            />
          </svg>
          <span className="winner-piece">
            {PlayerPiece ? (
              <PlayerPiece seat={seat} />
            ) : (
              <SeatMark seat={seat} shape={identityOf(seat).shape} size={48} />
            )}
          </span>
          <SeatMark seat={seat} shape={identityOf(seat).shape} size={22} />
        </span>
      ))}
    </span>
  );
}
