/** The dialog that sets up a table: seats, options of the game, edition, clock and other rules. */

import { useEffect, useState } from "react";
import { post, type GameInfo } from "../api/client";
import { isOffline } from "../offline/mode";
import { identitiesFrom, piecesFrom, seatColours } from "../board/identities";
import type { GameModule } from "../board/gameModule";
import { moduleOf } from "../games/modules";
import { useMe } from "../people/me";
import { go } from "../navigation/route";
import { useGameTexts, useLanguage } from "../texts/language";
import { Dialog } from "../ui/Dialog";
import { FileField } from "../ui/FileField";
import { useAttempt } from "../ui/attempt";
import { GameOptions, optionsFor } from "./GameOptions";
import { offeredLevels } from "./levels";
import { calledSeats, SeatChooser, type SeatChoice } from "./SeatChooser";

const CLOCKS = { none: null, quick: [600, 10], calm: [1800, 30], days: [3 * 86400, 0] } as const;

export function SetUp({ game, onClose }: { game: GameInfo; onClose(): void }) {
  const { say } = useLanguage();
  const text = useGameTexts(game.name);
  const { ensure, person } = useMe();
  const { attempt, busy, problem } = useAttempt();
  const [chosen, setSeats] = useState<SeatChoice[]>([
    { kind: "here", name: "", level: "medium" },
    { kind: isOffline ? "bot" : "elsewhere", name: "", level: "medium" },
  ]);
  const [options, setOptions] = useState<Record<string, unknown>>({});
  const [clock, setClock] = useState<keyof typeof CLOCKS>("none");
  const [undo, setUndo] = useState<"free" | "ask" | "off">("free");
  const [listed, setListed] = useState(false);
  const [hints, setHints] = useState(true);
  const [rated, setRated] = useState(false);
  const [chat, setChat] = useState<"all" | "players" | "off">("all");
  const [edition, setEdition] = useState<string | null>(null);

  const levels = offeredLevels(game, chosen.length, rated ? null : edition);
  const seats = chosen.map((seat) => (levels.includes(seat.level) ? seat : { ...seat, level: "best" as const }));

  const [module, setModule] = useState<GameModule | null>(null);
  useEffect(() => void moduleOf(game.name).then(setModule, () => undefined), [game.name]);
  const first = game.pieces_from_first && typeof options.first === "string" ? options.first : null;
  const identityOf = identitiesFrom(piecesFrom(first, seats.length, module?.pieces));

  const undoRule = rated && undo === "ask" ? "free" : undo;
  const create = () =>
    attempt(async () => {
      await ensure(seats.find((seat) => seat.kind === "here")?.name || undefined);
      const rule = CLOCKS[clock];
      const table = await post("/api/tables", {
        game: game.name,
        seats: seats.map(({ kind, name, level }) =>
          kind === "bot" ? { kind, level } : { kind, name: name.trim() || null },
        ),
        options: optionsFor(game, seats.length, options),
        listed,
        rated,
        chat,
        undo: undoRule,
        hints: hints && !rated,
        edition: rated ? null : edition,
        clock: rule && { seconds: rule[0], increment: rule[1] },
      });
      go("table", table.id);
    });

  return (
    <Dialog title={say("set-up-game", { game: text("game-title") })} onClose={onClose} wide>
      <form
        className="set-up"
        style={seatColours(identityOf, seats.length)}
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <SeatChooser
          seats={seats}
          least={game.least}
          most={game.most}
          levels={levels}
          me={person?.name ?? say("guest-name")}
          identityOf={identityOf}
          onChange={setSeats}
        />
        <GameOptions game={game} called={calledSeats(seats, say)} options={options} onChange={setOptions} />
        {!isOffline && (
          <>
            <label className="field">
              <span>{say("clock")}</span>
              <select value={clock} onChange={(event) => setClock(event.target.value as keyof typeof CLOCKS)}>
                {Object.keys(CLOCKS).map((name) => (
                  <option key={name} value={name}>
                    {say(`clock-${name}`)}
                  </option>
                ))}
              </select>
            </label>
            <label className="toggle">
              <input
                type="checkbox"
                checked={rated}
                aria-describedby="rated-note"
                onChange={(event) => setRated(event.target.checked)}
              />
              <span>{say("rated")}</span>
            </label>
            <p id="rated-note" className="muted" hidden={!rated}>
              {say(person?.registered ? "rated-note" : "rated-note-guest")}
            </p>
            <label className="toggle">
              <input type="checkbox" checked={listed} onChange={(event) => setListed(event.target.checked)} />
              <span>{say("listed")}</span>
            </label>
          </>
        )}
        <details className="set-up-more">
          <summary>{say("set-up-more")}</summary>
          <label className="field">
            <span>{say("undo-rule")}</span>
            <select value={undoRule} onChange={(event) => setUndo(event.target.value as typeof undo)}>
              {(["free", "ask", "off"] as const).map((name) => (
                <option key={name} value={name} disabled={rated && name === "ask"}>
                  {say(`undo-${name}`)}
                </option>
              ))}
            </select>
          </label>
          <label className="toggle">
            <input
              type="checkbox"
              checked={hints && !rated}
              disabled={rated}
              onChange={(event) => setHints(event.target.checked)}
            />
            <span>{say("hints-allowed")}</span>
          </label>
          {!isOffline && (
            <label className="field">
              <span>{say("chat-rule")}</span>
              <select value={chat} onChange={(event) => setChat(event.target.value as typeof chat)}>
                {(["all", "players", "off"] as const).map((name) => (
                  <option key={name} value={name}>
                    {say(`chat-rule-${name}`)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <FileField
            label={say("edition-file")}
            accept=".toml"
            disabled={rated}
            onChoose={(file) => attempt(async () => setEdition(await file.text()))}
          />
        </details>
        <div className="set-up-foot">
          {problem}
          <button className="button primary" disabled={busy}>
            {say("set-up-done")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
